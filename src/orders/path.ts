/** Where an order is placed; orders stand under it. */
export const ORDER_PATH = '/zamowienie';
