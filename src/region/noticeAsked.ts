import { isMarked } from '../session/marker.ts';

/** Cookies that themes of the platform know: the country or postcode is another than usual (docs/contract/pages.md#cookies). */
export const REGION_COOKIE = 'setRegionForced';
export const ZIPCODE_COOKIE = 'setZipcodeForced';

/**
 * Tells whether the notice may be due on a page: a cookie of the region is there, and it is no page on which an order is placed or
 * paid for. Its `showModal` is read by `notice.ts`, which is fetched only then.
 * @param frame kind of the frame of the page
 */
export const isNoticeAsked = (cookies: string, frame: string | undefined): boolean =>
  frame !== 'place' && frame !== 'pay' && [REGION_COOKIE, ZIPCODE_COOKIE].some((name) => isMarked(cookies, name));
