import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openSqliteFile } from '../db/sqlite.server.ts';
import { add, browser, section } from './testing/basket.server.ts';
import { testShop } from './testing/testShop.server.ts';

const { ask, dataDir, errors } = testShop({ realPages: true });

/** Longer than a write waits for the lock. */
const TIMEOUT = 30_000;

it('pages are shown while another program locks the store, a write is refused calmly, and done once it lets go', {
  timeout: TIMEOUT,
}, async () => {
  const mine = browser(ask);
  await mine('/basketchange.php', add());
  const other = openSqliteFile(join(dataDir(), 'shop.sqlite'), { readOnly: false, waitMs: 0 });
  other.exec('begin immediate');
  for (const path of ['/', '/produkt/kubek-1001', '/kategoria/kubki', '/koszyk', '/szukaj?text=kubek']) {
    expect((await mine(path)).status, path).toBe(200);
  }
  const refused = await mine('/basketchange.php', add({ number: '1' }));
  expect(await refused.json()).toMatchObject({
    status: 'error',
    error: {
      code: 'unavailable',
      message: 'Nie możemy teraz zapisać zmiany. Koszyk jest taki, jak był. Spróbuj ponownie za chwilę.',
    },
    basket: { productsNumber: 2 },
  });
  expect(errors()).toMatchObject([{ error: { code: 'locked' } }]);
  const waiting = mine('/basketchange.php', add({ number: '1' }));
  other.exec('rollback');
  other.close();
  expect((await waiting).status).toBe(200);
  expect(await (await mine('/ajax/get.php', section)).json()).toMatchObject({
    Basket: { response: { basket: { productsNumber: 3 } } },
  });
});
