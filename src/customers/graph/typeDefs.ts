/** Shapes as programs of the platform know them. */
export const accountTypeDefs = /* GraphQL */ `
  extend type Query {
    "Who is signed in; null: nobody"
    client: ClientResponse
  }

  extend type Mutation {
    login(login: String!, password: String!): AccountStatus!
    loginByIAIAccountsToken(token: String!): AccountStatus!
    passwordRecovery(PasswordRecoveryInput: PasswordRecoveryInput!): AccountStatus!
    registerClient(RegisterClientInput: RegisterClientInput!): AccountStatus!
    insertDeliveryAddress(DeliveryAddressInput: AccountAddressInput!): AddressResult!
    updateDeliveryAddress(DeliveryAddressInput: AccountAddressInput!): AddressResult!
    deleteDeliveryAddress(id: ID!): AddressResult!
    insertInvoiceAddress(InvoiceAddressInput: AccountAddressInput!): AddressResult!
    updateInvoiceAddress(InvoiceAddressInput: AccountAddressInput!): AddressResult!
    deleteInvoiceAddress(id: ID!): AddressResult!
    "Mails a code to an address; that it has no account is not told"
    expressCheckoutGenerateOtp(UserIdentifier: String!, IAIAccountsConsent: Boolean): AccountStatus!
    expressCheckoutVerifyOtp(Pin: String!): OtpResult!
  }

  type AccountStatus {
    "success or error"
    status: String!
    login: String
    error: AccountError
    "Of fields; empty when it is about something else"
    validationErrors: [AccountError!]!
  }

  type AccountError {
    code: String!
    message: String!
  }

  type AddressResult {
    isError: Boolean!
    error: AccountError
    validationErrors: [AccountError!]!
    result: AddressResultId
  }

  type AddressResultId {
    id: ID!
  }

  type OtpResult {
    isVerified: Boolean!
    verificationToken: String
    needRegistration: Boolean!
    isPinExpired: Boolean!
    exceededLimits: Boolean!
  }

  type ClientResponse {
    "private or firm"
    type: String!
    email: String!
    phone: String
    birthDate: String
    taxNumber: String
    login: String!
    isUserOnce: Boolean!
    vatCompany: Boolean!
    billingAddress: ClientAddress!
    deliveryAddresses: [ClientAddress!]!
    invoiceAddresses: [ClientAddress!]!
    hasOtherDeliveryAddressActive: Boolean!
  }

  type ClientAddress {
    id: ID
    firstname: String
    lastname: String
    firm: String
    additional: String
    "With the number of the house"
    street: String
    zipcode: String
    city: String
    country: ClientCountry
    phone: String
    taxNumber: String
    isDefault: Boolean!
    used: Boolean!
    editable: Boolean!
  }

  type ClientCountry {
    id: ID!
    name: String!
  }

  input PasswordRecoveryInput {
    email: String!
  }

  input RegisterClientInput {
    clientData: RegisterClientDataInput!
    loginAndPassword: RegisterLoginInput!
  }

  input RegisterClientDataInput {
    clientBillingData: ClientBillingDataInput
    "private or firm"
    type: String
    taxNumber: String
    email: String!
    saveToMailingAfterOrder: Boolean
    saveToSmsAfterOrder: Boolean
  }

  input RegisterLoginInput {
    login: String
    password: String!
    passwordRepeat: String!
  }

  input AccountAddressInput {
    id: ID
    firstname: String
    lastname: String
    firm: String
    additional: String
    taxNumber: String
    street: String
    "Of the house; where it is left out it is looked for in the street"
    streetNumber: String
    zipcode: String
    city: String
    "ISO 3166-1, the number or two letters"
    country: ID
    phone: String
    isDefault: Boolean
  }
`;
