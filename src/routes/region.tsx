import { contentTexts } from '../content/texts.ts';
import { currencyTexts } from '../region/currency.texts.ts';
import { REGION_PATH } from '../region/path.ts';
import { RegionPage } from '../region/RegionPage.tsx';
import { regionTexts } from '../region/texts.ts';
import { regionMessage } from '../region/wire.server.ts';
import { cookieTerms } from '../session/cookie.ts';
import { CURRENCY_MARK } from '../session/marker.ts';
import { translate } from '../ui/text.ts';
import { pageHead } from './head/pageHead.ts';
import { notFound, redirect } from './outcomes.ts';
import { definePage, type PageRequest } from './page.ts';
import { postedForm } from './postedForm.server.ts';

/** Country and postcode of delivery, and currency; the forms in the header lead back to the page that they were sent from. */
export const regionPage = definePage({
  path: REGION_PATH,
  type: 'settings',
  personal: true,
  async load({ shop, visit }) {
    const { countries } = shop.regions;
    const others = [...shop.rates.values()].map(({ code }) => code);
    if (countries.length < 2 && others.length === 0) throw notFound();
    const { delivery, deliveryZipcode } = await shop.regions.of(visit);
    const title =
      countries.length < 2
        ? translate(currencyTexts, shop.texts, 'title')
        : translate(regionTexts, shop.texts, 'title');
    return {
      head: pageHead(shop, { title, description: [], path: REGION_PATH, noindex: true }),
      home: translate(contentTexts, shop.texts, 'homeCrumb'),
      countries,
      chosen: delivery,
      zipcode: deliveryZipcode,
      keeps: shop.shop.oss?.prices,
      context: shop.regions.contextOf(delivery),
      currencies: { home: shop.shop.currency, others, chosen: shop.rate?.code },
    };
  },
  async post(asked) {
    const { shop, visit, request } = asked;
    const form = await postedForm(request);
    const restored = form.get('restore');
    if (restored !== null) {
      await (restored === 'zipcode' ? shop.regions.unsetZipcode(visit) : shop.regions.unsetRegion(visit));
      throw redirect(cameFrom(asked));
    }
    const currency = form.get('currency');
    if (currency !== null) {
      if (!cookieTerms(shop.shopUrl)) return regionMessage({ code: 'insecure' }, shop.texts);
      visit.tell(CURRENCY_MARK, shop.rates.get(String(currency))?.code);
      throw redirect(cameFrom(asked));
    }
    const zipcode = form.get('zipcode');
    const done =
      zipcode === null
        ? await shop.regions.setRegion(visit, { delivery: String(form.get('country') ?? '').slice(0, 3) })
        : await shop.regions.setZipcode(visit, { delivery: String(zipcode) });
    if (done.ok) throw redirect(cameFrom(asked));
    return regionMessage(done.error, shop.texts);
  },
  View: ({ data: { head: _, ...shown }, answer }) => <RegionPage {...shown} refused={answer} />,
});

/** Address of the page that sent a form, of this shop alone. */
function cameFrom({ request, shop }: PageRequest): string {
  const from = URL.parse(request.headers.get('Referer') ?? '');
  return from?.origin === new URL(shop.shopUrl).origin ? from.pathname + from.search : REGION_PATH;
}
