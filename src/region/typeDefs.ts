/** The part of the graph that speaks of where a shopper counts delivery for. */
export const regionTypeDefs = /* GraphQL */ `
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
