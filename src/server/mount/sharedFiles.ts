import { join } from 'node:path';
import type { Hono } from 'hono';
import { energyPicture } from '../../catalogue/energyPicture.server.ts';
import { lawPicture } from '../../catalogue/guarantee/lawFolder.server.ts';
import { LAW_PATH } from '../../catalogue/guarantee/model.ts';
import { serveSocialPicture } from '../../pictures/og/wire.server.ts';
import { servePicture } from '../../pictures/wire.server.ts';
import { serveAttachment } from '../../product/attachments/wire.server.ts';
import { SCRIPTS_PATH } from '../../ui/browser/trusted.ts';
import type { Env } from '../http/guards.ts';
import type { OpenShop } from '../open/shop.ts';
import { A_DAY, FOR_EVER, sendFile } from './files.ts';
import { mountPickupPoints } from './pickupPoints.ts';
import { socialFacts } from './socialPictures.ts';

/** Routes of files that pages need, the same for everybody: styles, scripts, pictures, and the files of products. */
export function mountSharedFiles(app: Hono<Env>, shop: OpenShop, clientDir: string): void {
  app.get('/styl/:name', (c) => {
    if (`/styl/${c.req.param('name')}` !== shop.theme.href) return c.notFound();
    return c.body(shop.theme.css, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': FOR_EVER });
  });
  app.get(`${SCRIPTS_PATH}:name`, (c) => {
    const script = shop.snippets.scripts.get(`${SCRIPTS_PATH}${c.req.param('name')}`);
    if (!script) return c.notFound();
    const headers = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': FOR_EVER };
    return c.body(new Uint8Array(script), 200, headers);
  });
  app.get(`${LAW_PATH}:name`, async (c) => {
    const name = c.req.param('name');
    const bytes = await lawPicture(shop.files, name);
    if (!bytes) return c.notFound();
    const type = name.endsWith('.png') ? 'image/png' : 'image/jpeg';
    return c.body(bytes, 200, { 'Content-Type': type, 'Cache-Control': FOR_EVER });
  });
  app.get('/energia/:name', (c) => {
    const svg = energyPicture(c.req.param('name'));
    if (svg === undefined) return c.notFound();
    return c.body(svg, 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': A_DAY });
  });
  mountPickupPoints(app, shop.points);
  app.get('/pictures/*', (c) => servePicture(c, shop.pictures));
  const attachments = { folder: shop.attachmentsDir, product: (id: number) => shop.catalogue.product(id) };
  app.get('/zalaczniki/:product/:name', async (c) => (await serveAttachment(c, attachments)) ?? c.notFound());
  app.get('/og/*', async (c) => {
    const facts = await socialFacts(new URL(c.req.url).pathname, shop);
    return facts ? serveSocialPicture(c, shop.pictures, facts) : c.notFound();
  });
  app.get(
    '/assets/*',
    async (c) =>
      (await sendFile(c, join(clientDir, 'assets'), c.req.path.slice('/assets/'.length), FOR_EVER)) ?? c.notFound(),
  );
}
