import type { IncomingHttpHeaders } from 'node:http';
import { cookieTerms, tokenIn } from '../../session/cookie.ts';
import { isMarked, PRICES_MARK, SESSION_MARK, SIGNED_IN_MARK } from '../../session/marker.ts';
import { agreedPurposes } from '../../ui/browser/purposes.ts';
import type { OpenShop } from '../open/shop.ts';
import { languageFrom } from './languages.ts';
import { chosenRate } from './seesOwn.ts';

type Shop = Pick<OpenShop, 'spoken' | 'rates' | 'measuring'>;

/** Marks that go with a session; one without it is taken away. */
const MARKS = [SESSION_MARK, SIGNED_IN_MARK, PRICES_MARK];

/**
 * Tells by the headers of a call whether it is answered as most are: in Polish, with the prices that everybody sees, to a
 * stranger of whom nothing is measured and whose browser has no cookie that is to change.
 */
export function sameForMost({ measuring, ...shop }: Shop, shopUrl: string): (headers: IncomingHttpHeaders) => boolean {
  const terms = cookieTerms(shopUrl);
  const isKnown = (cookies: string) =>
    (terms && tokenIn(cookies, terms) !== undefined) || MARKS.some((mark) => isMarked(cookies, mark));
  return ({ cookie = '', referer }) =>
    !isKnown(cookie) &&
    !chosenRate(shop, cookie) &&
    !languageFrom(shop, referer) &&
    !measuring.measures(agreedPurposes(cookie));
}
