import { isMarked } from '../session/marker.ts';

/** Cookies that themes of the platform know: the country or postcode is another than usual (docs/contract/pages.md#cookies). */
export const REGION_COOKIE = 'setRegionForced';
export const ZIPCODE_COOKIE = 'setZipcodeForced';

/**
 * Tells whether a cookie may ask for the notice, and nobody places or pays for an order there.
 * @param frame kind of the frame of the page
 */
export const isNoticeAsked = (cookies: string, frame: string | undefined): boolean =>
  frame !== 'place' && frame !== 'pay' && [REGION_COOKIE, ZIPCODE_COOKIE].some((name) => isMarked(cookies, name));
