import { splitLanguage } from '../kit/language.ts';

/** Path of the security page, which several parts of the shop link to. */
export const SECURITY_PATH = '/konto/bezpieczenstwo';

/** Gives the right to add a key. */
export const KEY_RIGHT_PATH = '/konto/prawo-do-klucza';

/** Path of the link that proves an e-mail address. */
export const VERIFY_PATH = '/konto/potwierdzenie-adresu';

/** Pages of accounts, in any language: those that lead to an account, and those of somebody who has signed in. */
export const isAccountPage = (pathname: string): boolean =>
  /^\/(?:konto|logowanie|wyloguj|rejestracja|odzyskiwanie-hasla)(?:\/|$)/.test(splitLanguage(pathname).path);

/** Pages over which a key is offered: others do so in their own place, or are not to be stood before, as an order that is being placed. */
export const mayOfferKey = (pathname: string): boolean =>
  !/^\/(?:konto|koszyk|zamowienie|wyloguj|logowanie|rejestracja)(?:\/|$)/.test(splitLanguage(pathname).path);
