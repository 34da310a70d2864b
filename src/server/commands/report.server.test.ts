import { readdir } from 'node:fs/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { folderOf } from '../../catalogue/testing/folder.server.ts';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { readSettings } from '../../settings/env.server.ts';
import { openShop } from '../open/shop.ts';
import { SHOP } from '../testing/testShop.server.ts';
import { asCsv, asText, runReport, salesParts } from './report.ts';

const REPORT = {
  ...{ orders: 2, goods: 14_382, delivery: 3380, deposit: 0, total: 17_762 },
  vat: [{ rate: '23', net: 13_587, vat: 3125, gross: 16_712 }],
  codes: [{ code: 'LATO', orders: 2, worth: 15_980, rebate: 1598 }],
  products: [{ product: 1, size: 'uniw', name: '=Kubek', quantity: 4, precision: 0, withdrawn: 1, paid: 13_332 }],
};

it('a report is read by people and by spreadsheets', () => {
  const parts = salesParts(REPORT, 20);
  expect(asText(parts)).toBe(
    [
      'sold\n  orders  goods   delivery  deposits  total\n  2       143.82  33.80     0.00      177.62\n',
      'VAT\n  rate  net     VAT    gross\n  23    135.87  31.25  167.12\n',
      'codes\n  code  orders  worth before  taken off  share %\n  LATO  2       159.80        15.98      10.00\n',
      'most sold\n  product  size  name    quantity  given back  paid\n  1        uniw  =Kubek  4         1           133.32\n',
    ].join('\n'),
  );
  expect(asCsv(parts).split('\r\n')).toEqual(
    expect.arrayContaining([
      '"sold","2","143.82","33.80","0.00","177.62"',
      `"most sold","1","uniw","'=Kubek","4","1","133.32"`,
    ]),
  );
});

eachDatabase('a report of a shop', (open) => {
  it('says what is wanted and not there', async () => {
    const place = await open.place();
    const url = 'url' in place ? { DATABASE_URL: place.url } : {};
    const read = readSettings({
      SHOP_DIR: await folderOf(SHOP),
      DATA_DIR: await folderOf({}),
      PAYMENTS: 'none',
      ...url,
    });
    if (!read.ok) throw new Error(read.error.join());
    const shop = await openShop(read.value);
    await shop.db.write(async (tx) => {
      const phrase = { sessions: 3, last_at: Date.parse('2026-11-20T12:00:00Z') };
      await tx
        .insertInto('search_phrases')
        .values([
          { ...phrase, phrase: 'garnek', found: 0 },
          { ...phrase, phrase: 'kubek', found: 1 },
        ])
        .execute();
      const asked = { product_id: 1001, size_type: 'uniw', consent: 'x', consented_at: 1, notified_at: null };
      await tx
        .insertInto('stock_requests')
        .values(['a', 'b'].map((id) => ({ ...asked, id, email: `${id}@example.pl`, token_hash: id })))
        .execute();
    });
    await shop.close();
    const out: string[] = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => out.push(String(text)) > 0);
    onTestFinished(() => void vi.restoreAllMocks());
    expect(await runReport(read.value, ['--from', '2026-11-01', '--to', '2026-11-30'])).toBe(0);
    expect(out.join('')).toMatch(
      /not found\n {2}phrase {2}sessions\n {2}garnek {2}3\n\nwaited for\n.*\n {2}1001 +uniw +2/,
    );
    const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(await runReport(read.value, ['--from', 'wczoraj'])).toBe(2);
    expect(told.mock.calls[0]?.[0]).toMatch(/^--from: a day such as 2026-11-01/);
    const elsewhere = { ...read.value, dataDir: await folderOf({}), databaseUrl: undefined };
    expect(await runReport(elsewhere, [])).toBe(1);
    expect(told.mock.calls.at(-1)?.[0]).toMatch(/^There is no shop in .* yet\. Is DATA_DIR/);
    expect(await readdir(elsewhere.dataDir)).not.toContain('shop.sqlite');
  });
});
