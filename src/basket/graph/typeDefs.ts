/** The part of the graph that speaks of the basket. */
export const basketTypeDefs = /* GraphQL */ `
  extend type Query {
    basket(BasketCostInput: BasketCostInput): BasketResponse!
    "What is on a gift card; asked for too often it is an error, as an unknown one is."
    voucher(number: String!, pin: String!): VoucherResponse!
  }

  type VoucherResponse {
    status: String!
    value: BasketMoney
    error: BasketError
  }

  type Mutation {
    "Each product or not at all; the results are in the order of the input."
    addProductsToBasket(ProductInput: [ProductInput!]!): AddProductsResponse!
    "Each line that id, size and additional name; the results are in the order of the input."
    removeProductsFromBasket(ProductInput: [ProductInput!]!): AddProductsResponse!
    activateRebateCode(code: String!): RebateCodeResponse!
    "success also when there was none"
    deactivateRebateCode: RebateCodeResponse!
  }

  "What the costs of an order are counted with; of these only the way of delivery changes them."
  input BasketCostInput {
    delivery: BasketDeliveryInput
    deliveryDivision: Boolean
    shippingForPoints: Boolean
    shippingForPointsLater: Boolean
    paymentMethodId: ID
    deliveryCalendarServices: DeliveryServices
    deliveryCalendarServicesPoints: DeliveryServices
    deliveryAdditionalServicesId: DeliveryServices
  }

  "Services of a carrier for a charge, such as SERVICE_SATURDAY_DELIVERY; in any form, taken and not used: no way of delivery has any here"
  scalar DeliveryServices

  input BasketDeliveryInput {
    courierId: ID
    prepaid: Boolean
  }

  input ProductInput {
    id: ID!
    size: String! = "uniw"
    "Units; the least that may be ordered when left out."
    quantity: Float
    subscription: Boolean
    "Days between deliveries; the first that is offered when left out."
    daysInPeriod: Int
    forPoints: Boolean
    "More of the line that it names."
    additional: String
    bundleParts: [BundlePartInput!]
    personalisation: [PersonalisationInput!]
    service: ServiceInput
  }

  input BundlePartInput {
    id: ID!
    size: String! = "uniw"
    quantity: Int! = 1
    bundleProductId: ID
  }

  input PersonalisationInput {
    key: String!
    "A text, or the ids of uploaded files, apart by commas"
    value: String!
  }

  input ServiceInput {
    day: String!
    hour: String
  }

  type AddProductsResponse {
    "success when every product was added"
    status: String!
    results: [AddProductResult!]!
  }

  type AddProductResult {
    status: String!
    "With success: the quantity was rounded up to a step"
    error: BasketError
    "As it was asked for"
    productId: ID!
    productCode: String
  }

  type RebateCodeResponse {
    status: String!
    error: BasketError
  }

  type BasketError {
    code: String!
    message: String!
  }

  type BasketResponse {
    products: [BasketProduct!]!
    summaryBasket: BasketSummary!
    "One of what is bought once, one of what is subscribed to"
    basketGroups: [BasketGroup!]!
    basketCost: BasketCost!
    "The code of the basket, whether it takes anything off or not"
    rebateCode: BasketRebateCode
  }

  type BasketSummary {
    productsCount: Int!
    "After rebates"
    worth: BasketAmount!
    shipping: BasketShipping!
    shippingLater: BasketShipping
    "Null where no worth makes it free"
    toShippingFree: BasketMoney
    shippingLimitFree: BasketMoney
    smileShippingLimitFree: SmileShippingLimit!
    orderDivisionPossible: Boolean!
  }

  type BasketShipping {
    "Of the way that was asked for, else of the cheapest; null when none is known"
    cost: BasketAmount
    "Calendar days until the last of it leaves, 0 is today; null when that is not known"
    shippingDays: Int
  }

  type SmileShippingLimit {
    enabled: Boolean!
    shippingLimitFree: BasketMoney
  }

  type BasketGroup {
    id: ID!
    types: [String!]!
    worth: BasketAmount!
    worthTotal: BasketAmount!
    subscription: BasketGroupSubscription
  }

  type BasketGroupSubscription {
    daysInPeriod: Int!
    "Null until the order is placed"
    nextOrder: BasketDate
  }

  type BasketDate {
    formatted: String!
  }

  type BasketCost {
    orderMinimalWholesaleNotReached: Boolean!
    "Before rebates"
    totalProductsCost: BasketMoney!
    basketShippingCost: BasketShippingCost!
    prepaidCost: BasketMoney!
    insuranceCost: BasketMoney!
    totalRebateWithoutShipping: BasketMoney!
    paymentAmountFromClientBalance: BasketMoney!
    totalToPay: BasketMoney!
    totalToPayAtPoints: BasketPoints!
    totalProductsCostAtPoints: BasketPoints!
    totalDeposit: BasketMoney!
  }

  type BasketShippingCost {
    "Always null: no delivery is paid with points"
    shippingCostPoints: Int
    shippingCostAfterRebate: BasketMoney
  }

  type BasketRebateCode {
    code: String!
    name: String!
    "works, minimum, nothing or better; or why it is in force no more, by the name of its message"
    state: String!
  }

  type BasketProduct {
    id: ID!
    size: String!
    additional: String!
    quantity: Float!
    comment: String!
    basketGroupId: ID!
    availableNow: Boolean!
    worth: BasketAmount
    forPoints: Boolean!
    worthPoints: BasketPoints
    daysInPeriod: Int!
    bundleProducts: [BasketBundleProduct!]!
    data: BasketProductData
  }

  type BasketBundleProduct {
    productId: ID!
    bundledId: ID!
    quantity: Int!
    sizeId: String!
    sizeName: String!
    name: String!
    "Null when it has just left the shop"
    productType: String
    "Always null: what versions differ in has no name of its own"
    versionsName: String
    valuesVersionName: String
  }

  type BasketProductData {
    type: String!
    name: String!
    link: String!
    icon: String
    iconSmall: String
    iconSmallSecond: String
    code: String
    versionName: String
    group: ProductGroup
    sizes: BasketSize!
    unit: BasketUnit!
    subscription: ProductSubscription
  }

  type BasketSize {
    id: String!
    name: String!
  }

  type BasketUnit {
    singular: String!
    plural: String!
    fraction: String!
    precision: Int!
  }

  type BasketAmount {
    gross: BasketMoney!
    net: BasketMoney!
  }

  type BasketMoney {
    value: Float!
    currency: String!
    formatted: String!
  }

  type BasketPoints {
    value: Int!
    formatted: String!
  }
`;
