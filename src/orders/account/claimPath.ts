/** Where orders placed without signing in are joined to an account. */
export const CLAIM_PATH = '/konto/zamowienia-bez-konta';
