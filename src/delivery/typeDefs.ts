/** The part of the graph that speaks of sending. What the shop does not have yet is null, false or empty. */
export const shippingTypeDefs = /* GraphQL */ `
  extend type Query {
    "Null when a product or size is unknown, or a quantity is none that it is sold in"
    shipping(ShippingInput: ShippingInput!): ShippingResponse
    "Points where a way of delivery ends; null where it ends at none, and beyond five lists or places in one query"
    searchPickupPoints(SearchPickupPointsInput: SearchPickupPointsInput!): PickupPointsResponse
  }

  input SearchPickupPointsInput {
    "id or fullId of a courier"
    shippingId: ID!
    "A code, postcode, town or street; the first points where it is empty"
    query: String
    "true: without those that are known to take no money"
    cashOnDelivery: Boolean
  }

  type PickupPointsResponse {
    "At most 20, the best first"
    data: [CourierPickupPoint!]!
    "Where the first of them is; null while that is not known"
    gps: PointPlace
  }

  type PointPlace {
    latitude: Float!
    longitude: Float!
    "Kilometres from where it was looked for"
    distance: Float
  }

  input ShippingInput {
    mode: ShippingMode!
    products: [ShippingProductInput!]
    coordinates: CoordinatesInput
  }

  enum ShippingMode {
    product
    basket
  }

  input ShippingProductInput {
    id: ID!
    "May be left out for a product that has one size"
    size: String
    "In the unit of the product; the least that can be ordered when left out"
    quantity: Float
  }

  input CoordinatesInput {
    latitude: Float!
    longitude: Float!
  }

  type ShippingResponse {
    settings: ShippingChoice!
    shipping: [ShippingMethod!]!
    shippingTime: ShippingTimeResponse!
    shippingTimeLater: ShippingTimeResponse
    nonStandardizedInfo: NonStandardizedInfo!
  }

  "What has been chosen before an order is sent: nothing, its form alone holds that; an order leaves in one parcel"
  type ShippingChoice {
    "fullId of a courier"
    checked: ID
    orderDivisionEnabled: Boolean!
    selectedPickup: CourierPickupPoint
  }

  type ShippingTimeResponse {
    unknownTime: Boolean!
    "14:00:00; an order before it leaves today"
    todayShipmentDeadline: String
    shippingTime: DispatchTime
    "ISO 8601"
    time: String
  }

  type DispatchTime {
    today: Boolean!
    time: TimeSpan!
    workingDays: Int!
    "1 Monday to 7 Sunday"
    weekDay: Int!
    "Calendar weeks until then; 0 this week"
    weekAmount: Int!
  }

  type TimeSpan {
    days: Int!
    hours: Int!
    minutes: Int!
  }

  type DeliveryTime {
    today: Boolean!
    time: TimeSpan!
    weekDay: Int!
    weekAmount: Int!
  }

  type ShippingMethod {
    availability: String!
    calendar: Boolean!
    calendarOption: String
    comment: String
    prepaid: Boolean!
    minworthReached: Boolean!
    minworth: Float!
    "On the way, at most"
    workingDays: Int
    pointsSelected: Boolean!
    pointsEnabled: Boolean!
    pointsCost: Int
    courier: Courier!
    cost: ShippingCost!
    deliveryTime: DeliveryTime
    "The 20 nearest to the coordinates; empty without them, where the way ends at no point, and beyond five lists or places in one query"
    courierPickupPoints: [CourierPickupPoint!]!
  }

  type Courier {
    id: ID!
    fullId: ID!
    icon: String
    name: String!
    carrierName: String
    pickupPoint: Boolean!
    companyKey: String
    companyGroupKey: String
  }

  type ShippingCost {
    value: Float!
    formatted: String!
  }

  type CourierPickupPoint {
    id: ID!
    courierId: ID!
    name: String!
    requiredClientNumber: Boolean!
    coordinates: PointPlace
    address: CourierPickupPointAddress!
  }

  type CourierPickupPointAddress {
    buildingAndHouseNumber: String
    city: String!
    country: String!
    postcode: String
    street: String
  }

  type NonStandardizedInfo {
    active: Boolean!
    isAllowed: Boolean!
    courierId: ID
  }
`;
