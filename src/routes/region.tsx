import { contentTexts } from '../content/texts.ts';
import { REGION_PATH } from '../region/path.ts';
import { RegionPage } from '../region/RegionPage.tsx';
import { regionTexts } from '../region/texts.ts';
import { regionMessage } from '../region/wire.server.ts';
import { translate } from '../ui/text.ts';
import { pageHead } from './head/pageHead.ts';
import { notFound, redirect } from './outcomes.ts';
import { definePage, type PageRequest } from './page.ts';
import { postedForm } from './postedForm.server.ts';

/** Country of delivery; the form in the header leads back to the page that it was sent from. */
export const regionPage = definePage({
  path: REGION_PATH,
  type: 'settings',
  personal: true,
  async load({ shop, visit }) {
    const { countries } = shop.regions;
    if (countries.length < 2) throw notFound();
    const { delivery } = await shop.regions.of(visit);
    const title = translate(regionTexts, shop.texts, 'title');
    return {
      head: pageHead(shop, { title, description: [], path: REGION_PATH, noindex: true }),
      home: translate(contentTexts, shop.texts, 'homeCrumb'),
      countries,
      chosen: delivery,
      keeps: shop.shop.oss?.prices,
      context: shop.regions.contextOf(delivery),
    };
  },
  async post(asked) {
    const { shop, visit, request } = asked;
    const form = await postedForm(request);
    if (form.has('restore')) {
      await shop.regions.unsetRegion(visit);
      throw redirect(cameFrom(asked));
    }
    const done = await shop.regions.setRegion(visit, { delivery: String(form.get('country') ?? '').slice(0, 3) });
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
