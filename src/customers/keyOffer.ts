import type { Service } from '../passkeys/model.ts';
import { cookieIn, setCookie } from '../ui/browser/cookie.ts';

/** A first key is offered to this customer. */
export interface KeyOfferView {
  service: Service;
  login: string;
  /** True when they have just proved who they are and need not do it again. */
  fresh: boolean;
}

/** Says „later” for this browser: keys are made in one. It is kept because its owner asked for it. */
const COOKIE = 'klucz_potem';
const DAYS = 180;

export const declineKey = (): void => setCookie(COOKIE, '1', DAYS);

export const isKeyDeclined = (cookies: string): boolean => cookieIn(cookies, COOKIE) !== undefined;
