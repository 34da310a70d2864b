import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkOpinion } from './check.ts';
import type { OpinionValues } from './fields.ts';

const TERMS = { shortest: 20, longest: 500, photos: 5, on_page: 10 };
const GOOD: OpinionValues = {
  opinion_rating: '4',
  opinion_content: '  Cięższy, niż myślałam,\r\nale stoi pewnie.  ',
  opinion_author: ' Marta ',
};

const faultsOf = (more: Partial<OpinionValues>) => {
  const checked = checkOpinion({ ...GOOD, ...more }, TERMS, {});
  return 'faults' in checked ? checked.faults.map(({ name, message }) => `${name}: ${message}`) : [];
};

describe('an opinion that is written', () => {
  it('is taken as it was meant', () => {
    expect(checkOpinion(GOOD, TERMS, {})).toEqual({
      written: { rating: 4, content: 'Cięższy, niż myślałam,\nale stoi pewnie.', author: 'Marta' },
    });
  });

  it.each([
    [{ opinion_rating: '' }, 'opinion_rating: Wybierz liczbę od 1 do 5.'],
    [{ opinion_rating: '6' }, 'opinion_rating: Wybierz liczbę od 1 do 5.'],
    [{ opinion_rating: '4.5' }, 'opinion_rating: Wybierz liczbę od 1 do 5.'],
    [{ opinion_content: 'Polecam' }, 'opinion_content: Napisz co najmniej 20 znaków.'],
    [{ opinion_content: `Tanio na www.zly.example, polecam` }, 'opinion_content: Usuń adresy stron'],
    [{ opinion_author: 'zly-sklep.pl' }, 'opinion_author: Usuń adresy stron'],
    [{ opinion_author: '' }, 'opinion_author: Proszę wypełnić to pole.'],
  ])('is refused as %j', (more, expected) => {
    const [first = '', ...others] = faultsOf(more);
    expect(first.startsWith(expected)).toBe(true);
    expect(others).toEqual([]);
  });

  it('is refused when it is too long', () => {
    expect(faultsOf({ opinion_content: 'a'.repeat(501) })).toHaveLength(1);
    expect(faultsOf({ opinion_author: 'a'.repeat(41) })).toHaveLength(1);
  });

  it('tells all that is wrong in the order of the form', () => {
    const faults = faultsOf({ opinion_rating: '', opinion_content: '', opinion_author: '' });
    expect(faults.map((one) => one.split(':')[0])).toEqual(['opinion_rating', 'opinion_content', 'opinion_author']);
  });

  it('is either taken or told what is wrong with it, whatever it holds', () => {
    const any = fc.string({ maxLength: 700 });
    fc.assert(
      fc.property(fc.record({ opinion_rating: any, opinion_content: any, opinion_author: any }), (values) => {
        const checked = checkOpinion(values, TERMS, {});
        expect('written' in checked || checked.faults.length > 0).toBe(true);
      }),
    );
  });
});
