/** Path of the security page, which several parts of the shop link to. */
export const SECURITY_PATH = '/konto/bezpieczenstwo';

/** Gives the right to add a key. */
export const KEY_RIGHT_PATH = '/konto/prawo-do-klucza';

/** Pages of accounts: each is a door itself, or stands behind one. */
export const isAccountPage = (pathname: string): boolean =>
  /^\/(?:konto|logowanie|wyloguj|rejestracja|odzyskiwanie-hasla)(?:\/|$)/.test(pathname);
