import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineTexts, numberInText, translate } from './text.ts';

const texts = defineTexts('shop', {
  close: 'Zamknij',
  hello: 'Dzień dobry, {name}',
  products: { one: '{n} produkt', few: '{n} produkty', many: '{n} produktów', other: '{n} produktu' },
  found: {
    one: '{n} wynik dla „{query}”',
    few: '{n} wyniki dla „{query}”',
    many: '{n} wyników dla „{query}”',
    other: '{n} wyniku',
  },
});

describe('translate', () => {
  it('chooses the plural form by n and prints n the Polish way', () => {
    const say = (n: number) => translate(texts, {}, 'products', { n });
    expect([1, 2, 5, 12, 22, 0, 0.5, 1200].map(say)).toEqual([
      '1 produkt',
      '2 produkty',
      '5 produktów',
      '12 produktów',
      '22 produkty',
      '0 produktów',
      '0,5 produktu',
      '1\u00A0200 produktów',
    ]);
  });

  it('lets the words of the merchant win, whole or one form at a time', () => {
    expect(translate(texts, { 'shop.close': 'Ukryj' }, 'close')).toBe('Ukryj');
    expect(translate(texts, { 'shop.products': 'rzeczy: {n}' }, 'products', { n: 3 })).toBe('rzeczy: 3');
    expect(translate(texts, { 'shop.products.few': '{n} rzeczy' }, 'products', { n: 3 })).toBe('3 rzeczy');
    expect(translate(texts, { 'shop.products.few': '{n} rzeczy' }, 'products', { n: 5 })).toBe('5 produktów');
    expect(translate(texts, { 'other.close': 'Ukryj' }, 'close')).toBe('Zamknij');
  });

  it('never reads an override or a parameter from the prototype', () => {
    expect(translate(defineTexts('a', { toString: 'x {constructor}' }), {}, 'toString', { constructor: 'y' })).toBe(
      'x y',
    );
    expect(translate(texts, {}, 'hello', JSON.parse('{}'))).toBe('Dzień dobry, {name}');
  });

  it('puts parameters in as they are, once', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, query) => {
        expect(translate(texts, {}, 'hello', { name })).toBe(`Dzień dobry, ${name}`);
        expect(translate(texts, {}, 'found', { n: 5, query })).toBe(`5 wyników dla „${query}”`);
      }),
    );
    expect(translate(texts, {}, 'hello', { name: '{name} $& {n}' })).toBe('Dzień dobry, {name} $& {n}');
  });

  it('ends a sentence with one stop, also after an abbreviation', () => {
    const left = defineTexts('a', { end: 'Zostało {what}.', middle: '{what}. Razem', dots: '{what}...' });
    expect(translate(left, {}, 'end', { what: '4 szt.' })).toBe('Zostało 4 szt.');
    expect(translate(left, {}, 'end', { what: '4 kg' })).toBe('Zostało 4 kg.');
    expect(translate(left, {}, 'middle', { what: '4 szt.' })).toBe('4 szt. Razem');
    expect(translate(left, {}, 'dots', { what: '4 szt.' })).toBe('4 szt....');
    expect(translate(left, { 'a.end': 'Jest {what}.' }, 'end', { what: '4 szt.' })).toBe('Jest 4 szt.');
  });

  it('refuses at compile time what a text does not hold', () => {
    // @ts-expect-error a placeholder is missing
    expect(translate(texts, {}, 'hello')).toBe('Dzień dobry, {name}');
    // @ts-expect-error no such key; the key itself is shown, for a screen must not break
    expect(translate(texts, {}, 'gone')).toBe('shop.gone');
  });
});

describe('numberInText', () => {
  it('groups by three, with a comma and a true minus', () => {
    expect([0, 999, 1000, 1234567, -1200, 0.25, 1234.5].map(numberInText)).toEqual([
      '0',
      '999',
      '1\u00A0000',
      '1\u00A0234\u00A0567',
      '\u22121\u00A0200',
      '0,25',
      '1\u00A0234,5',
    ]);
  });
});
