/**
 * The product page of the shop drawn by React alone, with its data at hand: the same components without asking the store,
 * without policy, log and limits. Answers the paths of the shop's products.
 */
import { createServer } from 'node:http';
import { renderToString } from 'react-dom/server';
import { productPath } from '../../src/catalogue/model.ts';
import { deliveryTerms } from '../../src/delivery/terms.ts';
import { NO_FILTERS } from '../../src/listing/model.ts';
import { chrome } from '../../src/routes/frame/chrome.server.ts';
import { BottomFrame, type FrameView, TopFrame } from '../../src/routes/frame/Frame.tsx';
import type { Loaded, PageRequest } from '../../src/routes/page.ts';
import { productPage } from '../../src/routes/product.tsx';
import type { ShopServices } from '../../src/routes/services.ts';
import { shopForms } from '../../src/server/mount/shopForms.ts';
import { openShop } from '../../src/server/open/shop.ts';
import { NOBODY } from '../../src/session/visit.server.ts';
import { readSettings } from '../../src/settings/env.server.ts';
import { LIMITS } from '../../src/settings/limits.ts';
import { TextProvider } from '../../src/ui/TextContext.tsx';

const settings = readSettings(process.env);
if (!settings.ok) throw new Error(settings.error.join('\n'));
const shop = await openShop(settings.value);
const services: ShopServices = {
  ...shop,
  shop: shop.file,
  themeHref: shop.theme.href,
  themeColours: { light: '', dark: '' },
  shopUrl: settings.value.shopUrl,
  delivery: deliveryTerms(shop.file),
  ...shopForms(shop, LIMITS, settings.value.shopUrl),
  mayTryCode: async () => true,
  mayOrder: async () => true,
  files: { uploads: shop.uploads, limits: { bytes: 0, parts: 0, stallMs: 0 } },
};

const frame: FrameView = {
  chrome: await chrome(services),
  announcements: shop.announcements.shown(shop.clock()),
  footer: {
    name: shop.file.name,
    company: shop.file.company,
    groups: shop.content.menu.footer,
    legal: shop.content.menu.legal,
    privacyHref: '/',
  },
  current: '',
  ordering: false,
  placing: undefined,
};

function askedAt(path: string): PageRequest<{ address: string }> {
  const url = new URL(settings.ok ? settings.value.shopUrl + path : '');
  return {
    ...{ shop: services, visit: NOBODY, visitor: '', request: new Request(url), url, requestId: '', live: false },
    params: { address: path.slice('/produkt/'.length) },
    reportError() {},
    notes: { jsonLd: [], tags: [], data: [] },
  };
}

const { View } = productPage;
const Page = ({ path, data }: { path: string; data: Loaded }) => (
  <html lang="pl">
    <body>
      <TextProvider overrides={frame.chrome.texts}>
        <TopFrame {...frame} />
        <main>
          <View data={data} answer={undefined} at={path} />
        </main>
        <BottomFrame {...frame} />
      </TextProvider>
    </body>
  </html>
);

const { ids } = shop.listing.list({
  scope: { kind: 'all' },
  filters: NO_FILTERS,
  sort: 'relevance',
  portions: 1000,
  counter: 0,
});
const pages = new Map<string, Loaded>();
for (const product of await shop.catalogue.products(ids)) {
  const path = productPath(product);
  pages.set(path, await productPage.load(askedAt(path), undefined));
}

createServer((request, response) => {
  const path = request.url ?? '';
  const data = pages.get(path);
  const html = data && `<!DOCTYPE html>${renderToString(<Page path={path} data={data} />)}`;
  response.writeHead(html ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
}).listen(settings.value.port);
