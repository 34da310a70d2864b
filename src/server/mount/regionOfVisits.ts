import { HOME_COUNTRY } from '../../delivery/methods.ts';
import { chosenCountry } from '../../region/service.server.ts';
import type { OpenShop } from '../open/shop.ts';
import { inSpeech } from '../open/speaking.ts';
import { requestLanguage } from './languages.ts';
import type { VisitsOptions } from './visits.ts';

/** What visits know of the chosen country of delivery, and tell of it. */
export const regionOfVisits = (shop: OpenShop): Pick<VisitsOptions, 'countryOf' | 'contextOf' | 'onCustomer'> => ({
  countryOf: countryAbroad(shop),
  contextOf: shop.regions.contextOf,
  // The names of countries are in the language of the page that leads on.
  onCustomer: (c, visit) =>
    inSpeech({ speech: requestLanguage(shop, c) }, () => shop.regions.retell(visit, c.req.header('Cookie') ?? '')),
});

/** Country abroad that a session has chosen; undefined where the shop sends to no other than home. */
function countryAbroad({ db, regions: { countries } }: Pick<OpenShop, 'db' | 'regions'>) {
  const chosen = chosenCountry({ db, countries });
  const found = async (session: string): Promise<string | undefined> => {
    const country = await chosen(session);
    return country === HOME_COUNTRY ? undefined : country;
  };
  return countries.length > 1 ? found : undefined;
}
