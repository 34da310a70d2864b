import { describe, expect, it } from 'vitest';
import { folderOf } from '../../catalogue/testing/folder.server.ts';
import { DAY } from '../../kit/clock.ts';
import { loadRebates } from './load.server.ts';
import { NO_REBATES } from './model.ts';

const OPENED = Date.parse('2026-11-21T09:00:00Z');

const load = async (yaml: string | undefined) =>
  loadRebates(await folderOf({ 'rebates.yaml': yaml, 'shop.yaml': '' }), {
    openedAt: OPENED,
    hasCategory: (slug) => slug === 'talerze',
  });

describe('rebates.yaml', () => {
  it('may be missing', async () => {
    expect(await load(undefined)).toEqual({ rebates: NO_REBATES, problems: [] });
  });

  it('gives codes by what is typed, and gifts by rising worth', async () => {
    const { rebates, problems } = await load(`
codes:
  - { code: STÓŁ10, name: Talerze, percent: 12.5, categories: [talerze], from: -1d, to: +1d, uses: 5 }
  - { code: '20 ZŁ', name: Mniej, amount: 20, least: 100, once_per_customer: true }
gratis:
  - { from: 400, gifts: [{ product: 2, size: s }] }
  - { from: 200, gifts: [{ product: 1 }] }
`);
    expect(problems).toEqual([]);
    expect([...rebates.codes]).toEqual([
      [
        'STOL10',
        {
          code: 'STÓŁ10',
          name: 'Talerze',
          rebate: { percentBp: 1250 },
          oncePerCustomer: false,
          from: OPENED - DAY,
          to: OPENED + DAY,
          categories: ['talerze'],
          uses: 5,
        },
      ],
      ['20ZL', { code: '20 ZŁ', name: 'Mniej', rebate: { amount: 2000 }, oncePerCustomer: true, least: 10_000 }],
    ]);
    expect(rebates.freeGifts).toEqual([
      { from: 20_000, gifts: [{ product: 1, size: 'uniw' }] },
      { from: 40_000, gifts: [{ product: 2, size: 's' }] },
    ]);
    expect(rebates.stacks).toBe(false);
  });

  it('leaves out a code that cannot be used, and says where', async () => {
    const { rebates, problems } = await load(`codes:
  - { code: DOBRY, name: Dobry, percent: 5 }
  - { code: do-bry, name: Ten sam, percent: 5 }
  - { code: KIEDY, name: Kiedy, percent: 5, from: 2026-02-30 }
  - { code: NIGDY, name: Nigdy, percent: 5, from: +5d, to: +1d }
  - { code: GDZIE, name: Gdzie, percent: 5, categories: [garnki] }
`);
    expect([...rebates.codes.keys()]).toEqual(['DOBRY']);
    expect(problems.map(({ line, at, found }) => [line, at, found])).toEqual([
      [3, 'codes.1.code', 'do-bry'],
      [4, 'codes.2.from', '2026-02-30'],
      [5, 'codes.3.to', '+1d'],
      [6, 'codes.4.categories', 'garnki'],
    ]);
  });

  it.each([
    'codes: [{ code: A1, name: Oba, percent: 5, amount: 5 }]',
    'codes: [{ code: A1, name: Nic }]',
    'codes: [{ code: A1, name: Zero, percent: 0 }]',
    'codes: [{ code: "<b>", name: Zły, percent: 5 }]',
    'gratis: [{ from: 100, gifts: [] }]',
    'inne: 1',
  ])('tells a mistake and gives nothing: %s', async (yaml) => {
    const { rebates, problems } = await load(yaml);
    expect(rebates).toEqual(NO_REBATES);
    expect(problems).not.toEqual([]);
  });
});
