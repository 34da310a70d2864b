/**
 * Readable by scripts: this browser has a session, so there may be something of its own to ask for; and somebody is signed in
 * here. They are no secret, and open nothing.
 */
export const SESSION_MARK = 'sesja';
export const SIGNED_IN_MARK = 'zalogowany';
/** Holds the country of delivery that was chosen here, unless it is home: with its delivery and prices no kept page is right. */
export const PRICES_MARK = 'ceny';

/** Holds the code of the currency in which amounts are told besides that of the shop: no kept page has it. */
export const CURRENCY_MARK = 'waluta';

/** Tells whether there is such a mark in a `Cookie` header or `document.cookie`. */
export const isMarked = (header: string | undefined, mark: string): boolean =>
  header?.split(';').some((part) => part.trim().startsWith(`${mark}=`)) === true;
