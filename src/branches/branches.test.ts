import { describe, expect, it } from 'vitest';
import type { Product, Size } from '../catalogue/model.ts';
import { pickupTexts } from '../delivery/points/texts.ts';
import { readWeekHours } from '../kit/openHours.ts';
import { NO_OVERRIDES, type TextDefinitions, type Texts, type Translate, translate } from '../ui/text.ts';
import { findBranches } from './find.ts';
import { branchNodes } from './jsonLd.ts';
import { branchesOf, isClosed, liesIn, openBranches } from './model.ts';
import { branchTexts } from './texts.ts';
import { branchView, stockIn } from './view.ts';
import { stockBranch } from './wire.ts';

const plain = (text: string | undefined) => (text ?? '').replaceAll('\u00A0', ' ');
const said =
  <D extends TextDefinitions>(texts: Texts<D>): Translate<D> =>
  (key, ...args) =>
    translate(texts, NO_OVERRIDES, key, ...args);
const words = { branch: said(branchTexts), hours: said(pickupTexts) };

const written = {
  ...{ slug: 'sklep', name: 'Sklep', kind: 'own' as const, street: 'Rynek 1', postcode: '59-700', city: 'Bolesławiec' },
  ...{ phone: '75 612 40 18', open: readWeekHours(['Mo-Fr 08:00-16:00']) ?? [], closed: ['2026-12-28' as const] },
  ...{ latitude: 51.26, longitude: 15.57, easy_access: true, pick_up: false },
};
const outside = {
  slug: 'obcy',
  name: 'Obcy',
  kind: 'outside' as const,
  closed: [],
  easy_access: false,
  pick_up: false,
};
const [branch] = openBranches({ branches: [written, outside, { ...outside, slug: 'magazyn', kind: 'own' }] });
if (!branch) throw new Error('no branch');

const at = (text: string) => Date.parse(`${text}+01:00`);
const unit = { name: 'szt.', one: 'sztuka', few: 'sztuki', many: 'sztuk', other: 'sztuki' };
const size = (name: string, quantity?: number) =>
  ({
    name,
    type: name,
    stocks: quantity === undefined ? [] : [{ branch: 'sklep', own: true, quantity }],
  }) as unknown as Size;
const product = {
  ...{ id: 7, type: 'item', unit, precision: 0 },
  sizes: [size('S', 2), size('M', 14), size('L'), size('XL', -1)],
} as unknown as Product;

describe('branches', () => {
  it('are own stores with an address', () => {
    expect(openBranches({ branches: [written, outside, { ...outside, kind: 'own' }] }).map(({ slug }) => slug)).toEqual(
      ['sklep'],
    );
  });

  it('are closed on public holidays and on days that the shop names', () => {
    const day = (iso: string) => Date.parse(`${iso}T00:00Z`) / 86_400_000;
    expect(['2026-12-24', '2026-12-25', '2026-12-28', '2026-12-29'].map((iso) => isClosed(branch)(day(iso)))).toEqual([
      ...[true, true, true, false],
    ]);
  });

  it('say whether they are open now, and on which days of the next weeks they are not', () => {
    const view = branchView(words, branch, at('2026-12-23T12:00'));
    expect(view.now).toEqual({ open: true, words: 'otwarte do 16:00' });
    expect(plain(view.closedOn)).toBe('24 grudnia, 25 grudnia, 28 grudnia, 1 stycznia, 6 stycznia');
    expect(branchView(words, branch, at('2026-12-23T17:00')).now?.words).toBe('zamknięte, otwarcie za 6 dni o 8:00');
    expect(branchView(words, branch, at('2026-11-24T12:00')).closedOn).toBeUndefined();
  });

  it('are found by town, postcode, street or name, and by a postcode near to them', () => {
    const other = { ...branch, slug: 'wola', name: 'Sklep na Woli', street: 'ul. Chłodna 48', city: 'Warszawa' };
    const warsaw = { ...other, postcode: '00-872', place: { latitude: 52.237, longitude: 20.99 } };
    const found = (typed: string) =>
      findBranches([branch, warsaw], typed, at('2026-11-24T12:00')).map(({ slug }) => slug);
    expect(found('warszawa')).toEqual(['wola']);
    expect(found('boleslawiec rynek')).toEqual(['sklep']);
    expect(found('00-872')).toEqual(['wola']);
    // Nobody is there: the nearest first.
    expect(found('00-001')).toEqual(['wola', 'sklep']);
    expect(found('59-999')).toEqual(['sklep', 'wola']);
    expect(found('Gdynia')).toEqual([]);
  });

  it('tell how much of a product lies in them, by size', () => {
    expect(stockIn(words.branch, 'sklep', product)).toEqual([
      { name: 'S', amount: '2 sztuki' },
      { name: 'M', amount: '14 sztuk' },
      { name: 'L', amount: 'brak' },
      { name: 'XL', amount: 'jest' },
    ]);
    expect(liesIn([branch], product)).toBe(true);
    expect(liesIn([branch], { ...product, sizes: [size('S')] })).toBe(false);
    expect(liesIn([branch], { ...product, type: 'service' })).toBe(false);
    expect(branchesOf(product)).toBe('/sklepy?produkt=7');
  });

  it('are told to programs: by the graph and as stores of schema.org', () => {
    expect(stockBranch(written).info).toMatchObject({
      ...{ id: 'sklep', street: 'Rynek 1', zipcode: '59-700', country: 'PL', latitude: 51.26 },
      contact: { phone: { text: '75 612 40 18', link: 'tel:+48756124018' }, mail: null },
      openingHours: {
        monday: { open: true, allDay: false, from: '08:00', till: '16:00' },
        sunday: { open: false, allDay: false, from: null, till: null },
      },
    });
    expect(stockBranch(outside).info).toMatchObject({ street: null, contact: null, openingHours: null });
    expect(branchNodes([branch], { url: 'https://s.example', name: 'Próba' })).toMatchObject([
      { '@type': 'Store', openingHours: ['Mo-Fr 08:00-16:00'], geo: { latitude: 51.26 } },
    ]);
  });
});
