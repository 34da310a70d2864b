import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDate } from '../../kit/warsaw.server.ts';
import { readYaml } from '../../settings/yaml.server.ts';
import { aShopFile } from '../testing/shopFile.ts';
import { descriptionHtml } from './descriptionHtml.server.ts';
import type { FolderContext } from './folderDraft/reading.ts';
import { folderDraft } from './folderDraft.ts';
import { productFile } from './productFile.ts';

/** Every key of a product file, so that each can be spoiled. */
const RICH = {
  id: 7,
  name: 'Kubek',
  version: 'kobalt',
  group: 'kubki',
  version_picture: 'a.jpg',
  subtitle: '350 ml',
  type: 'item',
  code: 'K',
  category: 'kubki',
  also_in: ['nowe'],
  producer: 'glinianka',
  series: 'nocna',
  lead: 'Lead',
  description: '# Opis',
  added: '-5d',
  promoted: true,
  vat: 23,
  unit: 'kg',
  unit_sellby: 1,
  unit_precision: 0,
  order: { min: 1, max: 9 },
  price: '1 084,50',
  srp: 1200,
  history: [{ price: 90, from: '2026-01-02' }],
  promotion: { price: 70, from: '-5d', to: '2027-01-02 18:00' },
  rebates: [
    { from: 2, percent: 5 },
    { from: 3, price: 45 },
  ],
  subscription: { price: 80, periods: [30], min_deliveries: 2 },
  points: { price: 300, earn: 8 },
  phone_price: false,
  gratis: false,
  advance: 10,
  deposit: { amount: 1, label: 'butelka' },
  contents: { amount: 250, unit: 'g' },
  bundle: [{ product: 3 }],
  availability: { status: 'order', delivery_date: '+8d' },
  stock: { rynek: 3, dostawcy: 'unlimited' },
  sizes: [
    { type: 's', price: 50, promotion: { price: 40, from: '-3h' } },
    { type: 'm', stock: 2, vat: 'zw' },
  ],
  weight: 300,
  ean: '20001001',
  pictures: [{ file: 'a.jpg', alt: 'A' }],
  parameters: { Szkliwo: 'Kobalt', Waga: 3, Kolory: ['a'] },
  attachments: [{ file: 'a.pdf', name: 'A' }],
  warranty: { name: 'W', months: 24 },
  durability_guarantee: { months: 60, model: 'M' },
  safety: { warnings: ['x'], responsible: 'glinianka' },
  energy_label: { class: 'A', eprel: 1 },
  service_date: { label: 'L', weekdays: [1], hours: ['10:00'] },
  personalisation: [{ key: 'imie', label: 'Imię', kind: 'text', max_length: 20 }],
  related: [1, 2],
};

const NAMES = ['kubki', 'nowe', 'nocna', 'glinianka'];
const context: FolderContext = {
  shop: aShopFile(),
  producers: new Map([['glinianka', { id: 1, slug: 'glinianka', name: 'Glinianka', manufacturer: { name: 'G' } }]]),
  categories: new Set(NAMES),
  series: new Set(NAMES),
  date: (text) => parseDate(text, 0),
  picture: (file, alt) => ({ file, alt, width: 0, height: 0 }),
  attachments: [],
  html: () => undefined,
};

/** Reads a file as the shop does; returns whether it became a product. */
async function reads(yaml: string): Promise<boolean> {
  const { value, problems, lineOf } = readYaml(yaml, 'products/kubek.yaml', productFile);
  expect(value === undefined).toBe(problems.length > 0);
  const html = value?.description === undefined ? undefined : await descriptionHtml(value.description);
  const draft = value && folderDraft('kubek', value, { ...context, html: () => html });
  if (draft && !draft.ok) expect(lineOf(draft.error.at)).toBeGreaterThan(0);
  return draft?.ok === true;
}

describe('a product file of a merchant', () => {
  it('becomes a product when every key is right', async () => {
    expect(await reads(JSON.stringify(RICH))).toBe(true);
  });

  it('is read or refused with any values in any keys, and nothing is thrown', async () => {
    const strange = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.constantFrom<unknown>(
        -0,
        1e21,
        1e-7,
        2 ** 53,
        '',
        ' ',
        'constructor',
        '__proto__',
        '+9999d',
        '2026-02-30',
        [],
        {},
        [[]],
        [null],
      ),
    );
    const spoiled = fc.uniqueArray(
      fc.tuple(fc.constantFrom(...Object.keys(RICH), 'constructor', '__proto__'), strange),
      {
        minLength: 1,
        maxLength: 3,
        selector: ([key]) => key,
      },
    );
    await fc.assert(
      fc.asyncProperty(spoiled, async (changes) => {
        const lines = Object.entries({ ...RICH, ...Object.fromEntries(changes) }).map(
          ([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`,
        );
        await reads(lines.join('\n'));
      }),
      { numRuns: 400 },
    );
  });

  it('is read or refused with any character lost, doubled or swapped, and nothing is thrown', async () => {
    const whole = Object.entries(RICH)
      .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
      .join('\n');
    const slip = fc.tuple(
      fc.nat(whole.length),
      fc.nat(3),
      fc.constantFrom('', ...'[]{}:-"\'\n #&*!|>?%@`,0', '\t', '\r', ': ', '- ', '\n  '),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(slip, { minLength: 1, maxLength: 4 }), async (slips) => {
        await reads(slips.reduce((text, [at, lost, put]) => text.slice(0, at) + put + text.slice(at + lost), whole));
      }),
      { numRuns: 250 },
    );
  });
});
