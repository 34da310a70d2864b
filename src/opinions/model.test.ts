import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averageOf, hasLink, opinionQueryText, RATINGS, readOpinionQuery, wordsAlone } from './model.ts';

const NO_COUNTS = { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 };

describe('the average of opinions', () => {
  it('is not there without one', () => {
    expect(averageOf(NO_COUNTS)).toBeUndefined();
  });

  it.each([
    [{ 5: 10, 4: 3, 3: 1 }, 14, 46],
    // 4,25 and 4,75: half a tenth goes up.
    [{ 5: 1, 4: 3 }, 4, 43],
    [{ 5: 3, 4: 1 }, 4, 48],
    [{ 5: 1 }, 1, 50],
    [{ 1: 2, 2: 1 }, 3, 13],
  ])('is, for %j, that of %i opinions: %i tenths', (some, count, tenths) => {
    expect(averageOf({ ...NO_COUNTS, ...some })).toEqual({ count, tenths });
  });

  it('lies between the worst and the best of them, and never a tenth further from the exact one than half', () => {
    const some = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(fc.record({ 1: some, 2: some, 3: some, 4: some, 5: some }), (counts) => {
        const average = averageOf(counts);
        if (!average) return;
        const sum = RATINGS.reduce((total, rating) => total + rating * counts[rating], 0);
        const off = 2 * (average.tenths * average.count - 10 * sum);
        expect(off).toBeGreaterThan(-average.count);
        expect(off).toBeLessThanOrEqual(average.count);
      }),
    );
  });
});

describe('a text of an opinion', () => {
  it.each([
    'tanio na https://zly.example',
    'wejdź na www.zly.example',
    'pisz: ktos@zly.example',
    'kup w sklep-tani.pl dzisiaj',
    '<a href=x>tu</a>',
    '[url=x]tu[/url]',
    'SKLEP．COM',
  ])('leads elsewhere: %s', (text) => {
    expect(hasLink(text)).toBe(true);
  });

  it.each([
    'Świetny kubek.Polecam każdemu!',
    'Mieści 0.35 l, czyli 350 ml.',
    'Kupiłam 2 szt. i czekam na trzecią',
    'Ocena 5/5',
  ])('leads nowhere: %s', (text) => {
    expect(hasLink(text)).toBe(false);
  });

  it('is the same as one with other signs between its words', () => {
    expect(wordsAlone('Świetny KUBEK, polecam!')).toBe(wordsAlone('swietny kubek… polecam'));
    expect(wordsAlone('Kubek 350 ml')).not.toBe(wordsAlone('Kubek 250 ml'));
  });

  it('is looked through in a moment, whatever it holds', () => {
    fc.assert(fc.property(fc.string({ maxLength: 5000 }), (text) => typeof hasLink(text) === 'boolean'));
    expect(hasLink('a-'.repeat(20_000))).toBe(false);
  });
});

describe('the address of a list of opinions', () => {
  it('keeps what it means and nothing else', () => {
    const said = (text: string) => opinionQueryText(readOpinionQuery(new URLSearchParams(text)));
    expect(said('ocena=5&strona=3')).toBe('?ocena=5&strona=3');
    expect(said('ocena=6&strona=0')).toBe('');
    expect(said('ocena=4.5&strona=-1')).toBe('');
    expect(said('strona=99999999999')).toBe('');
    expect(said('strona=1&obcy=1')).toBe('');
  });
});
