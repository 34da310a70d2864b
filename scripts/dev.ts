import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite } from 'vite';
import type * as Dev from '../src/server/dev.ts';

/** `npm run dev`: the shop with its code loaded anew after each change. Files of the shop are read at start. */
const root = join(import.meta.dirname, '..');
const vite = await createVite({ root, server: { middlewareMode: true }, appType: 'custom' });
const load = () => vite.ssrLoadModule('/src/server/dev.ts') as Promise<typeof Dev>;

const shop = await (await load()).openDevShop(process.env);
const server = createServer((request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      const app = await (await load()).devApp(shop, join(root, 'public'));
      await getRequestListener(app.fetch)(request, response);
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      console.error(error);
      response.writeHead(500).end('The code cannot be loaded; the console says why.');
    }
  });
});
server.listen(shop.settings.port, shop.settings.host, () => {
  console.log(`${shop.shop.file.name} in development at ${shop.settings.shopUrl}`);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    server.close();
    await vite.close();
    await shop.shop.close();
    process.exit(0);
  });
}
