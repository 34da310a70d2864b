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
    "Always null: delivery has no profiles here"
    shippingProfileId: ID
    hasOtherDeliveryAddressActive: Boolean!
  }

  type ClientAddress {
    id: ID
    firstname: String
    lastname: String
    "Of a delivery the company that stands beside the name"
    firm: String
    "Always null: firm tells it"
    additional: String
    "With the number of the house"
    street: String
    zipcode: String
    city: String
    country: ClientCountry
    "Always null: no country is delivered to by province"
    provinceCode: String
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
    "Taken and not used: tries are counted instead"
    reCaptchaToken: String
    "Taken and not used: a guest has no account that could become one"
    isOnceUserCreatingAccount: Boolean
  }

  input RegisterClientDataInput {
    clientBillingData: ClientBillingDataInput
    "The same, as an order sends it; used where clientBillingData is not given"
    clientDeliveryData: RegisterDeliveryDataInput
    "Where parcels go instead: kept as an address of delivery, blank: none"
    clientDeliveryOtherAddressData: RegisterDeliveryDataInput
    "Whom an invoice is for instead: kept as data of an invoice, blank: none"
    clientBillingOtherData: RegisterDeliveryDataInput
    "private or firm"
    type: String
    taxNumber: String
    "YYYY-MM-DD, or empty"
    birthDate: String
    email: String!
    "Taken and not used: whoever is a firm is one for VAT"
    vatCompany: Boolean
    saveToMailingAfterOrder: Boolean
    saveToSmsAfterOrder: Boolean
  }

  input RegisterDeliveryDataInput {
    firstname: String
    lastname: String
    companyName: String
    taxNumber: String
    "With the number of the house"
    street: String
    zipcode: String
    city: String
    "ISO 3166-1, the number or two letters"
    country: ID
    "Taken and not used"
    province: String
    "With its prefix"
    phone: String
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
    "Of a delivery the same as firm, which is used where this is left out"
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
