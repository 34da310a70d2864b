/**
 * Who may do what, by every address, call and field there is: a new one that is not named here fails the test.
 * `all`: the same for everybody. `own`: about the visitor themselves, nothing where nobody is known. `customer`: for who
 * has signed in. `fresh`: for who has just proved who they are.
 */
export type Access = 'all' | 'own' | 'customer' | 'fresh';

/** Sections of the personal-data call. */
export const SECTIONS: Readonly<Record<string, Access>> = {
  Projector: 'all',
  Hotspots: 'all',
  Snippets: 'all',
  ToplayersAndWidgets: 'all',
  Wishlist: 'own',
  Comparers: 'own',
  Basket: 'own',
  Customer: 'own',
  DataLayer: 'own',
};

/** Fields of the graph. */
export const FIELDS: Readonly<Record<string, Access>> = {
  'Query.shop': 'all',
  'Query.loginOptions': 'all',
  'Query.instagram': 'all',
  'Query.paymentsMethod': 'all',
  'Query.shipping': 'all',
  'Query.searchPickupPoints': 'all',
  'Query.shippingCountries': 'own',
  'Query.product': 'all',
  'Query.products': 'all',
  'Query.productsTextSearch': 'all',
  'Query.sizeAvailability': 'all',
  'Query.getLastLowestProductPrices': 'all',
  'Query.validateClientData': 'all',
  'Query.basket': 'own',
  // By number and PIN of a gift card, tried so often and no more.
  'Query.voucher': 'all',
  'Query.client': 'own',
  'Query.shoppingList': 'own',
  'Query.hotspots': 'all',
  'Query.opinion': 'all',
  'Query.trackingEvents': 'own',
  'Mutation.addProductsToBasket': 'own',
  'Mutation.removeProductsFromBasket': 'own',
  'Mutation.activateRebateCode': 'own',
  'Mutation.deactivateRebateCode': 'own',
  'Mutation.setRegion': 'own',
  'Mutation.setTemporaryZipcode': 'own',
  'Mutation.unsetTemporaryRegion': 'own',
  'Mutation.unsetTemporaryZipcode': 'own',
  'Mutation.shoppingListCreate': 'own',
  'Mutation.shoppingListDelete': 'own',
  'Mutation.setShoppingList': 'own',
  'Mutation.addToShoppingList': 'own',
  'Mutation.removeFromShoppingList': 'own',
  'Mutation.login': 'all',
  'Mutation.loginByIAIAccountsToken': 'own',
  'Mutation.passwordRecovery': 'all',
  'Mutation.registerClient': 'all',
  'Mutation.expressCheckoutGenerateOtp': 'all',
  'Mutation.expressCheckoutVerifyOtp': 'own',
  'Mutation.insertDeliveryAddress': 'customer',
  'Mutation.updateDeliveryAddress': 'customer',
  'Mutation.deleteDeliveryAddress': 'customer',
  'Mutation.insertInvoiceAddress': 'customer',
  'Mutation.updateInvoiceAddress': 'customer',
  'Mutation.deleteInvoiceAddress': 'customer',
};
