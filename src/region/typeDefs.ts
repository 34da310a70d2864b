/** The part of the graph that speaks of where a shopper counts delivery for. */
export const regionTypeDefs = /* GraphQL */ `
  extend type Query {
    "Countries that the shop sends to, home first"
    shippingCountries(ShippingCountriesInput: ShippingCountriesInput): [ShippingCountry!]!
  }

  input ShippingCountriesInput {
    "true: while nothing is chosen, the address of the account chooses"
    includeDeliveryProfile: Boolean
  }

  type ShippingCountry {
    "ISO 3166-1, the number; two letters where there is none"
    id: ID!
    name: String!
    "One of them: the chosen one, else that of the account where it is asked for, else home"
    selected: Boolean!
    "Always empty: no country is delivered to by province"
    provinces: [ShippingProvince!]!
    provinceTypes: [String!]!
  }

  type ShippingProvince {
    id: ID!
    name: String!
    selected: Boolean!
  }

  extend type Mutation {
    setRegion(SetRegionInput: SetRegionInput!): RegionResponse!
    setTemporaryZipcode(SetTemporaryZipcodeInput: SetTemporaryZipcodeInput!): RegionResponse!
    "success also when there was nothing to take back"
    unsetTemporaryRegion: RegionResponse!
    unsetTemporaryZipcode: RegionResponse!
  }

  "Countries by number or by code of two letters; what is left out stays as it is"
  input SetRegionInput {
    billingRegionId: ID
    deliveryRegionId: ID
    "false: no notice tells that the country is another than usual"
    areForced: Boolean
  }

  input SetTemporaryZipcodeInput {
    billingZipcode: String
    deliveryZipcode: String
  }

  type RegionResponse {
    "success or error"
    status: String!
    error: RegionError
  }

  type RegionError {
    code: String!
    message: String!
  }
`;
