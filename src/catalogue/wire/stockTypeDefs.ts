/** What lies in the shop's own stores, in the graph; each tells where it is and when it is open. */
export const stockTypeDefs = /* GraphQL */ `
  type SizeAvailabilityResponse {
    sizes: [SizeInStocks!]!
  }

  type SizeInStocks {
    id: ID!
    name: String!
    productSizeAvailableInStocks: [SizeInStock!]!
  }

  type SizeInStock {
    "In units; -1 never runs out"
    quantity: Float!
    strictQuantity: Float!
    unit: ProductUnit!
    productAvailableStatus: StockStatus!
    stockInfo: StockInfo!
  }

  type StockStatus {
    description: String
    icon: String
  }

  type StockInfo {
    id: ID!
    name: String!
    street: String
    city: String
    zipcode: String
    country: String
    description: String
    cleardescription: String
    contact: StockContact
    openingHours: StockOpeningHours
    longitude: Float
    latitude: Float
  }

  type StockContact {
    phone: StockPhone
    mail: String
    gg: String
  }

  type StockPhone {
    text: String!
    link: String!
  }

  type StockOpeningHours {
    monday: StockOpening
    tuesday: StockOpening
    wednesday: StockOpening
    thursday: StockOpening
    friday: StockOpening
    saturday: StockOpening
    sunday: StockOpening
  }

  type StockOpening {
    open: Boolean!
    allDay: Boolean!
    from: String
    till: String
  }
`;
