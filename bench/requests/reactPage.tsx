/**
 * The product page of the shop rendered by React alone, with its data at hand: the same components without a router,
 * a loader or the data that a router repeats for the browser. Answers the paths of the shop's products.
 */
import { createServer } from 'node:http';
import { renderToString } from 'react-dom/server';
import { RouterContextProvider } from 'react-router';
import { productPath } from '../../src/catalogue/model.ts';
import { FooterContent } from '../../src/content/FooterContent.tsx';
import { Header } from '../../src/content/Header.tsx';
import type { Menu } from '../../src/content/model.ts';
import { SettingsFields } from '../../src/content/SettingsFields.tsx';
import { SettingsMenu } from '../../src/content/SettingsMenu.tsx';
import { deliveryTerms } from '../../src/delivery/facts.ts';
import { NO_FILTERS } from '../../src/listing/model.ts';
import { ProductPage } from '../../src/product/ProductPage.tsx';
import { services } from '../../src/routes/context.server.ts';
import { documentHead, emptyDocumentHead } from '../../src/routes/head/documentHead.server.ts';
import { type Chrome, chrome } from '../../src/routes/layout/chrome.server.ts';
import { unpacked } from '../../src/routes/layout/packed.ts';
import { loader } from '../../src/routes/product.tsx';
import { openShop } from '../../src/server/shop.ts';
import { shopForms } from '../../src/server/shopForms.ts';
import { readSettings } from '../../src/settings/env.server.ts';
import { LIMITS } from '../../src/settings/limits.ts';
import { Breadcrumbs } from '../../src/ui/Breadcrumbs.tsx';
import { Wrap } from '../../src/ui/layout/Wrap.tsx';
import { TextProvider } from '../../src/ui/TextContext.tsx';

type PageData = Awaited<ReturnType<typeof loader>>;

function Page({ path, frame, menu, data }: { path: string; frame: Chrome; menu: Menu; data: PageData }) {
  const { view, related, crumbs } = unpacked(data.page);
  return (
    <html lang="pl">
      <body>
        <TextProvider overrides={frame.texts}>
          <Header
            name={frame.name}
            menu={frame.menu}
            contact={{ phone: frame.company.phone, hours: frame.company.hours, href: '/kontakt' }}
            current={path}
            settings={<SettingsMenu currency={frame.currency} />}
            drawer={<SettingsFields id="settings_drawer" currency={frame.currency} />}
          />
          <main>
            <Wrap>
              <Breadcrumbs items={[...crumbs, { name: view.name }]} />
              <ProductPage view={view} buy={data.buy} details={data.details} onLost={() => {}} related={related} />
            </Wrap>
          </main>
          <footer>
            <FooterContent name={frame.name} company={frame.company} groups={menu.footer} legal={menu.legal} />
          </footer>
        </TextProvider>
      </body>
    </html>
  );
}

const settings = readSettings(process.env);
if (!settings.ok) throw new Error(settings.error.join('\n'));
const shop = await openShop(settings.value);
const context = new RouterContextProvider();
context.set(documentHead, emptyDocumentHead({ written: false }));
const all = {
  ...shop,
  shop: shop.file,
  themeHref: shop.theme.href,
  themeColours: { light: '', dark: '' },
  shopUrl: settings.value.shopUrl,
  delivery: deliveryTerms(shop.file),
  ...shopForms(shop, LIMITS, settings.value.shopUrl),
  mayTryCode: () => true,
  mayOrder: () => true,
  files: { uploads: shop.uploads, limits: { bytes: 0, parts: 0, stallMs: 0 } },
};
context.set(services, all);
const frame = await chrome(all);
const { menu } = shop.content;
const { ids } = shop.listing.list({
  scope: { kind: 'all' },
  filters: NO_FILTERS,
  sort: 'relevance',
  portions: 1000,
  counter: 0,
});
const pages = new Map<string, PageData>();
for (const product of await shop.catalogue.products(ids)) {
  const path = productPath(product);
  const params = { address: path.slice('/produkt/'.length) };
  const request = new Request(settings.value.shopUrl + path);
  pages.set(path, await loader({ context, params, request, url: new URL(request.url), pattern: '/produkt/:address' }));
}

createServer((request, response) => {
  const data = pages.get(request.url ?? '');
  const html =
    data && `<!DOCTYPE html>${renderToString(<Page path={request.url ?? ''} frame={frame} menu={menu} data={data} />)}`;
  response.writeHead(html ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
}).listen(settings.value.port);
