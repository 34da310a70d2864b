import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADD_ERRORS } from '../../basket/model.ts';
import type { Product } from '../../catalogue/model.ts';
import { aProduct } from '../../catalogue/testing/things.ts';
import { aLine } from '../../orders/testing/order.ts';
import { type Reordered, readReordered, reorderedPath, wantedAgain } from './reorder.ts';

const NAME: Product['personalisation'][number] = { key: 'imie', label: 'Imię', kind: 'text', required: true };
const BOWL = [{ product: 7, size: 'l', quantity: 2, sizes: ['m'] }];
const cup = (personalisation: Product['personalisation'] = []) => aProduct({ id: 1, personalisation });

describe('what was ordered, ordered once more', () => {
  it('keeps all that was chosen', () => {
    const line = aLine({
      quantity: 15,
      precision: 1,
      data: {
        chosen: [{ label: 'Imię', value: 'Zosia' }],
        parts: [{ product: 7, size: 'm', name: 'Miska', sizeName: 'M', quantity: 2 }],
        service: { label: 'Termin', day: '2026-12-01', hour: '11:00' },
        subscriptionDays: 30,
      },
    });
    expect(wantedAgain(line, aProduct({ id: 1, personalisation: [NAME], bundle: BOWL }))).toEqual({
      ok: true,
      value: {
        product: 1,
        size: 'uniw',
        quantity: '1,5',
        forPoints: false,
        subscription: true,
        subscriptionDays: 30,
        chosen: {
          personalisation: { imie: 'Zosia' },
          parts: [{ product: 7, size: 'm', quantity: 2 }],
          service: { day: '2026-12-01', hour: '11:00' },
        },
      },
    });
  });

  it('pays with points what was paid with them', () => {
    expect(wantedAgain(aLine({ data: { points: 100 } }), cup())).toMatchObject({ value: { forPoints: true } });
  });

  it('is a bundle that holds the same, and no other', () => {
    const held = { product: 7, name: 'Miska', quantity: 2 };
    const again = (size: string, bundle: Product['bundle'] | undefined) =>
      wantedAgain(
        aLine({ data: { parts: [{ ...held, size, sizeName: size.toUpperCase() }] } }),
        aProduct({ id: 1, ...(bundle ? { bundle } : {}) }),
      );
    expect(again('l', BOWL)).toMatchObject({ ok: true, value: { chosen: {} } });
    expect(again('l', BOWL)).not.toHaveProperty('value.chosen.parts');
    expect(again('m', BOWL)).toHaveProperty('value.chosen.parts', [{ product: 7, size: 'm', quantity: 2 }]);
    expect(again('s', BOWL)).toEqual({ ok: false, error: 'contents' });
    expect(again('l', [...BOWL, ...BOWL])).toEqual({ ok: false, error: 'contents' });
    expect(again('l', undefined)).toEqual({ ok: false, error: 'contents' });
    // Of an order from before contents were written down.
    expect(wantedAgain(aLine(), aProduct({ id: 1, bundle: BOWL }))).toMatchObject({ ok: true, value: { chosen: {} } });
  });

  it('is not guessed at when a field, a file or the product is there no more', () => {
    const written = aLine({ data: { chosen: [{ label: 'Imię', value: 'Zosia' }] } });
    expect(wantedAgain(written, cup())).toEqual({ ok: false, error: 'fields' });
    expect(wantedAgain(written, cup([{ ...NAME, kind: 'file' }]))).toEqual({ ok: false, error: 'fields' });
    const sent = aLine({ data: { files: [{ id: 'a', label: 'Zdjęcie', name: 'a.jpg' }] } });
    expect(wantedAgain(sent, cup())).toEqual({ ok: false, error: 'files' });
    expect(wantedAgain(aLine(), undefined)).toEqual({ ok: false, error: 'product_not_found' });
  });
});

describe('the address that says what came of it', () => {
  const place = fc.nat({ max: 499 });
  const bound = fc.oneof(fc.constant(''), fc.nat({ max: 100_000 }).map(String), fc.constant('0,5'));
  const code = fc.constantFrom(...ADD_ERRORS, 'files' as const, 'fields' as const, 'contents' as const);
  const reordered: fc.Arbitrary<Reordered> = fc.record({
    added: fc.nat({ max: 500 }),
    left: fc.array(fc.record({ place, code, bound }), { maxLength: 5 }),
    fewer: fc.array(fc.record({ place, quantity: fc.constantFrom('1', '2,5', '100') }), { maxLength: 5 }),
  });

  it('is read as it was written', () => {
    fc.assert(
      fc.property(reordered, (done) => {
        const query = new URL(reorderedPath(1001, done), 'http://localhost').searchParams;
        expect(readReordered(query)).toEqual(done);
      }),
    );
  });

  it('says nothing that was made up', () => {
    const read = (query: string) => readReordered(new URLSearchParams(query));
    expect(read('')).toBeUndefined();
    expect(read('dodano=x')).toBeUndefined();
    expect(read('dodano=1&nie=1:evil&nie=x:files&nie=1:quantity:<b>&mniej=1:dużo&mniej=')).toEqual({
      added: 1,
      left: [],
      fewer: [],
    });
  });
});
