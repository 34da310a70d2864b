/** Of the account, where more than one part of the shop leads there. */
export const SECURITY_PATH = '/konto/bezpieczenstwo';

/** Gives the right to add a key. */
export const KEY_RIGHT_PATH = '/konto/prawo-do-klucza';
