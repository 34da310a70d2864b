import { expect, it } from 'vitest';
import { documents } from './testing/documents.server.ts';
import { testShop } from './testing/testShop.server.ts';

const opened = testShop({ shopDir: 'shop', realPages: true });
const CARD = '/produkt/karta-podarunkowa-1057';
const CUP = '/produkt/kubek-codzienny-kobalt-1001';
const ALERT = 'Powiadom, gdy stanieje';

it('nobody waits for a gift card to be cheaper, and a question about it names its value', async () => {
  const page = documents(opened);
  await page.open(CARD);
  expect(page.all('link', ALERT)).toEqual([]);
  expect(page.all('group', 'Rozmiar')).toEqual([]);
  expect(page.all('group', 'Wartość')).toHaveLength(1);
  await page.open(`${CARD}/pytanie?size=200`);
  expect(page.main()).toContain('Wartość: 200 zł');
  await page.open(`${CARD}/cena`);
  expect(page.status()).toBe(404);
  await page.open(CUP);
  expect(page.all('link', ALERT)).toHaveLength(1);
});
