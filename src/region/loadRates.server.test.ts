import { expect, it } from 'vitest';
import { folderOf } from '../catalogue/testing/folder.server.ts';
import { loadRates } from './loadRates.server.ts';

const terms = { home: 'PLN', openedAt: Date.parse('2026-11-25T12:00:00+01:00') } as const;
const load = async (yaml: string) => loadRates(await folderOf({ 'currencies.yaml': yaml }), terms);

it('reads rates of a day as banks publish them', async () => {
  const { rates, problems } = await load(
    'date: 2026-11-24\nsource: NBP, tabela A\nrates:\n  EUR: 4.2731\n  CZK: 0.1758\n',
  );
  const of = { date: Date.parse('2026-11-24T00:00:00+01:00'), source: 'NBP, tabela A', home: 'PLN' };
  expect(problems).toEqual([]);
  expect([...rates.values()]).toEqual([
    { code: 'EUR', rate: 42_731, ...of },
    { code: 'CZK', rate: 1758, ...of },
  ]);
});

it('leaves out the currency of the shop, and tells its line', async () => {
  const { rates, problems } = await load('date: -1d\nrates:\n  PLN: 1\n  EUR: 4.3\n');
  expect([...rates.keys()]).toEqual(['EUR']);
  expect(problems).toMatchObject([{ file: 'currencies.yaml', line: 3, at: 'rates.PLN' }]);
});

it.each([
  ['rates: { EUR: 4.3 }\n', 'date'],
  ['date: 2026-02-30\nrates: { EUR: 4.3 }\n', 'date'],
  ['date: 2026-11-24\nrates: { EUR: 0 }\n', 'rates.EUR'],
  ['date: 2026-11-24\nrates: { EUR: -4 }\n', 'rates.EUR'],
  ['date: 2026-11-24\nrates: { EUR: 4.27311 }\n', 'rates.EUR'],
  ['date: 2026-11-24\nrates: { EUR: 4,27 }\n', 'rates'],
  ['date: 2026-11-24\nrates: { EUR: .inf }\n', 'rates.EUR'],
  ['date: 2026-11-24\nrates: { XXX: 4 }\n', 'rates.XXX'],
])('has no rates of %j, and says why', async (yaml, at) => {
  const { rates, problems } = await load(yaml);
  expect(rates.size).toBe(0);
  expect(problems[0]?.at).toContain(at);
});

it('is content without the file', async () => {
  expect(await loadRates(await folderOf({}), terms)).toEqual({ rates: new Map(), problems: [] });
});
