/** Path of the checkout; the pages of orders stand under it. */
export const ORDER_PATH = '/zamowienie';

/** Path of the page where orders placed without signing in are joined to an account. */
export const CLAIM_PATH = '/konto/zamowienia-bez-konta';

/** What an order is placed or paid for: there nothing stands around it but the way back, to the basket or to the order of this number. */
export function placingAt(path: string): 'basket' | { order: string } | undefined {
  const found = /^\/zamowienie(?:\/(\d+)\/platnosc)?\/?$/.exec(path);
  if (!found) return undefined;
  return found[1] === undefined ? 'basket' : { order: found[1] };
}
