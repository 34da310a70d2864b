import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { placeOfStores } from '../../../scripts/test/memory.ts';
import { documents, textOf } from '../testing/documents.server.ts';
import { testShop } from '../testing/testShop.server.ts';

const CUP = '/produkt/kubek-codzienny-kobalt-1001';

/** The demo shop as its merchant would open it for other companies: prices without tax come first everywhere. */
const shopDir = mkdtempSync(join(placeOfStores(), 'witryna-net-'));
cpSync('shop', shopDir, { recursive: true });
const file = join(shopDir, 'shop.yaml');
writeFileSync(file, readFileSync(file, 'utf8').replace('price_type: gross', 'price_type: net'));

const { ask } = testShop({ shopDir, realPages: true });
afterAll(() => rmSync(shopDir, { recursive: true }));

it('a product is shown and bought at prices without tax, and the basket tells what it is with it', async () => {
  const page = documents({ ask });
  await page.open(`${CUP}?number=4`);
  const form = page.document().querySelector('#projector_form');
  expect(form?.getAttribute('data-price-type')).toBe('net');
  expect(textOf(page.document().querySelector('#projector_price_value'))).toBe('44,13 zł');
  for (const words of [
    '44,13 zł netto',
    'Cena przed rabatem: 47,97 zł',
    'Najniższa cena z 30 dni przed obniżką: 56,10 zł',
    'Oszczędzasz: 8,13 zł',
    'Cena regularna: 59,35 zł',
    'Cena rekomendowana: 62,60 zł',
    'Cena bez VAT, za 1 szt. · 54,28 zł z VAT',
    'Razem za 4 szt.: 176,52 zł netto',
    'Cena netto za 1 szt.',
    'Kup jeszcze 2 szt., a zapłacisz po 42,21 zł.',
  ])
    expect(textOf(form)).toContain(words);
  expect(page.isTicked(/^Jednorazowo.*47,97 zł/)).toBe(true);
  page.field(/^Abonament.*43,17 zł/);

  await page.press('Do koszyka');
  expect(page.main()).toContain('44,13 zł za 1 szt.');
  expect(page.main()).toContain('176,52 zł');
  // With the cheapest way of delivery.
  expect(page.main()).toMatch(/Razem ?187,01 zł/);
  expect(page.main()).toContain('Z VAT 230,02 zł');
});
