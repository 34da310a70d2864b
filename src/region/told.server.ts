import { HOME_COUNTRY } from '../delivery/methods.ts';
import { countryName } from '../forms/countries.ts';
import type { Visit } from '../session/model.ts';
import { cookieIn } from '../ui/browser/cookie.ts';
import { cookieValue, forcedIn } from './cookies.ts';
import { isElsewhere, isUnderOtherCode, type KeptRegion, type UsualPlace } from './model.ts';
import { REGION_COOKIE, ZIPCODE_COOKIE } from './noticeAsked.ts';

type Told = string | undefined;

/** Value of the cookie about the country; undefined where it is the usual one. */
export const countryTold = (kept: KeptRegion, usual: UsualPlace | undefined): Told =>
  kept.delivery !== undefined && isElsewhere(kept, usual)
    ? cookieValue({
        currentCountry: countryName(kept.delivery),
        defaultCountry: countryName(usual?.country ?? HOME_COUNTRY),
        showModal: true,
      })
    : undefined;

/** Value of the cookie about the postcode; undefined where it is the usual one. */
export const zipcodeTold = (kept: KeptRegion, usual: UsualPlace | undefined): Told =>
  kept.deliveryZipcode !== undefined && isUnderOtherCode(kept, usual)
    ? cookieValue({
        currentZipcode: kept.deliveryZipcode,
        defaultZipcode: usual?.zipcode ?? '',
        showModal: true,
      })
    : undefined;

/**
 * Tells both to a browser in which somebody has signed in or out. A notice that was read there, and would say the same, is
 * not said again.
 * @param cookies header `Cookie` of the request
 */
export function retell(visit: Visit, kept: KeptRegion, usual: UsualPlace | undefined, cookies: string): void {
  const { region, zipcode } = forcedIn(cookies);
  const tell = (name: string, due: Told, known: Told) => {
    const isThere = cookieIn(cookies, name, { raw: true }) !== undefined;
    if (due === undefined ? isThere : due !== known) visit.tell(name, due);
  };
  tell(REGION_COOKIE, countryTold(kept, usual), region && cookieValue({ ...region, showModal: true }));
  tell(ZIPCODE_COOKIE, zipcodeTold(kept, usual), zipcode && cookieValue({ ...zipcode, showModal: true }));
}
