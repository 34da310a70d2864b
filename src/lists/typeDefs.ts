/** Shopping lists in the graph (docs/contract/graph.md#operations). */
export const listTypeDefs = /* GraphQL */ `
  extend type Query {
    "Lists of who asks, or the one of an id"
    shoppingList(ShoppingListInput: ShoppingListInput): ShoppingLists!
  }

  extend type Mutation {
    "Makes a list; a name that is taken, or none, gets a number"
    shoppingListCreate(ShoppingListSettingsInput: ShoppingListSettingsInput): ShoppingListResult!
    "For an hour it can be brought back on the page of the lists."
    shoppingListDelete(ShoppingListInput: ShoppingListInput!): ShoppingListResult!
    setShoppingList(
      ShoppingListInput: ShoppingListInput!
      ShoppingListSettingsInput: ShoppingListSettingsInput!
    ): ShoppingListResult!
    "All products or none; what stands on the list already stays as it is. Without a list they stand on the first one."
    addToShoppingList(ShoppingListInput: ShoppingListInput, ShoppingListProduct: [ShoppingListProduct!]!): ShoppingListResult!
    "All products or none."
    removeFromShoppingList(
      ShoppingListInput: ShoppingListInput!
      ShoppingListProduct: [ShoppingListProduct!]!
    ): ShoppingListResult!
  }

  input ShoppingListInput {
    id: ID
  }

  input ShoppingListSettingsInput {
    name: String
    "Whether others see it by its link"
    public: Boolean
  }

  input ShoppingListProduct {
    id: ID!
    "uniw and onesize for a product without sizes; empty while none is chosen"
    size: String! = ""
  }

  type ShoppingLists {
    array: [ShoppingListSummary!]!
  }

  type ShoppingListSummary {
    id: ID!
    name: String!
    link: String!
    productCount: Int!
  }

  type ShoppingListResult {
    status: String!
    "The list that was made or changed"
    id: ID
    error: ShoppingListError
  }

  type ShoppingListError {
    code: String!
    message: String!
  }
`;
