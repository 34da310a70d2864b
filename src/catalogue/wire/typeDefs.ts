/** The part of the graph that speaks of goods. What a product does not have is null or empty. */
export const catalogueTypeDefs = /* GraphQL */ `
  extend type Query {
    "Null when there is no such product. Sold-out sizes are among its sizes whatever displaySizesByConfig says"
    product(productId: ID!, displaySizesByConfig: Boolean): ProductResponse
    "By ids in the order asked for, by their words and codes, or by days between deliveries; each narrows the others. At most 100; unknown ones are left out"
    products(searchInput: ProductsSearchInput!): ProductsResponse!
    "How much of each size lies in the shop's own stores; null when there is no such product"
    sizeAvailability(productId: ID!): SizeAvailabilityResponse
    "Of each size with a price in money the lowest one of 30 days: of those before its reduction began, where nothing is reduced of those up to now"
    getLastLowestProductPrices(productId: ID, productsId: [ID!], sizeId: String): [LowestPriceProduct!]!
  }

  input ProductsSearchInput {
    productsId: [ID!]
    text: String
    subscriptionPeriods: [Int!]
  }

  type ProductResponse {
    product: Product!
  }

  type ProductsResponse {
    "ms"
    took: Int!
    products: [Product!]!
  }

  type Money {
    value: Float!
    currency: String!
    formatted: String!
  }

  type Price {
    gross: Money!
    net: Money!
  }

  type Product {
    id: ID!
    "item, bundle, virtual or service"
    type: String!
    name: String!
    versionName: String
    code: String
    link: String!
    icon: String
    iconSecond: String
    iconSmall: String
    iconSmallSecond: String
    "All pictures, in their order"
    enclosuresImages: [ProductImage!]!
    description: String
    "Groups that it is in by itself: promotion, new"
    zones: [String!]!
    points: Int
    pointsReceive: Int
    producer: ProductName!
    series: ProductName
    unit: ProductUnit!
    "Of the size that the product is shown with"
    price: ProductPrice!
    "What every card of it says of its price: that of the cheapest size that can be bought, of all when none can"
    cardPrice: CardPrice!
    sizes: [ProductSize!]!
    group: ProductGroup
    parametersWithContext: [ProductParameter!]!
    subscription: ProductSubscription
  }

  type CardPrice {
    currency: String!
    "gross or net: the side that is shown first"
    priceType: String!
    "Null for what is sold by telephone or for points alone, and for what is free"
    now: CardAmount
    "Other sizes cost more"
    from: Boolean!
    phone: Boolean!
    gratis: Boolean!
    points: Int
    reduction: CardReduction
    unitPrice: CardUnitPrice
    "Unit that the price is of, where it is a measure"
    per: String
    deposit: CardDeposit
    energy: CardEnergy
  }

  "In grosze"
  type CardAmount {
    gross: Float!
    net: Float!
  }

  type CardReduction {
    "The lowest price of the 30 days before the reduction"
    lowest: CardAmount!
    "It has been offered for less than 30 days"
    sinceFirstOffer: Boolean!
    regular: CardAmount!
  }

  type CardUnitPrice {
    amount: CardAmount!
    "1 kg, l, m, m² or piece"
    per: String!
  }

  "Given back whole"
  type CardDeposit {
    "In grosze"
    amount: Float!
    label: String!
  }

  "Class of energy efficiency and its range"
  type CardEnergy {
    class: String!
    best: String!
    worst: String!
  }

  type ProductName {
    id: ID!
    name: String!
    link: String!
  }

  "Pixels of the picture at the address that icon would have of it; null while they are unknown"
  type ProductImage {
    iconWidth: Int
    iconHeight: Int
  }

  type ProductUnit {
    name: String!
    singular: String!
    plural: String!
    precision: Int!
    sellBy: Float!
    "What its contents are counted in, as 1 kg; null without contents"
    unitConvertedFormat: String
  }

  type ProductSize {
    id: ID!
    name: String!
    code: String
    "In units; -1 never runs out"
    amount: Float!
    "In the shop's own stores"
    amount_mo: Float!
    "In stores of others"
    amount_mm: Float!
    "Kinds of stores that this shop does not tell apart"
    amount_mw: Float
    amount_mp: Float
    availability: ProductAvailability!
    price: ProductPrice!
  }

  type ProductAvailability {
    visible: Boolean!
    "enable, order or disable"
    status: String!
    description: String
    descriptionTel: String
    icon: String
    iconTel: String
  }

  type ProductPrice {
    "0 for what is sold by telephone or for points, and for what is free"
    price: Price!
    "The regular price, while it is reduced"
    max: Price
    crossedPrice: Price
    "Counted from omnibusPrice"
    youSavePercent: Float
    "The lowest price of the 30 days before the reduction"
    omnibusPrice: Price
    omnibusPriceDetails: OmnibusPriceDetails
    beforeRebate: Price
    beforeRebateDetails: BeforeRebateDetails
    advancePrice: Price
    depositPrice: Price
    totalDepositPrice: Price
    "Recommended by the producer"
    suggested: Price
    "For 1 kg, l, m, m² or piece"
    unitConvertedPrice: Price
    unitConvertedFormat: String
    rebateCodeActive: Boolean!
    rebateNumber: RebateNumber
  }

  type OmnibusPriceDetails {
    youSavePercent: Float
    omnibusPriceIsHigherThanSellingPrice: Boolean!
    newPriceEffectiveUntil: FormattedDate
  }

  type FormattedDate {
    formatted: String!
  }

  type BeforeRebateDetails {
    youSavePercent: Float
  }

  "From which quantity a unit costs less, and how much; all tiers beside it"
  type RebateNumber {
    number: Float!
    gross: Money!
    net: Money!
    allThresholds: [RebateThreshold!]!
  }

  type RebateThreshold {
    percent: Float!
    firstThresholdValue: Float!
    "Null: without end"
    endThresholdValue: Float
    "How much more than the tier before"
    thresholdDiff: Float!
    minQuantity: Float!
    priceAfterRebate: Price!
  }

  type ProductGroup {
    id: ID!
    name: String!
    versions: [ProductVersion!]!
  }

  type ProductVersion {
    id: ID!
    name: String!
  }

  type ProductParameter {
    id: ID!
    name: String!
    contextValue: String
    values: [ProductParameterValue!]!
  }

  type ProductParameterValue {
    id: ID!
    name: String!
  }

  type ProductSubscription {
    minimumQuantity: Float
    "Days"
    periods: [Int!]!
    "Sold in no other way"
    only: Boolean!
  }

  type LowestPriceProduct {
    id: ID!
    sizes: [LowestPriceSize!]!
  }

  type LowestPriceSize {
    id: ID!
    price: Price!
  }
`;
