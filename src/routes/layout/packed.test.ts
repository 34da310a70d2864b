import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packed, unpacked } from './packed.ts';

describe('data as one text', () => {
  it('is what it was', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(unpacked(packed(value as string))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('keeps quotes of both kinds, and leaves out what is not set', () => {
    const value = { name: `Kubek „mały"`, html: `<p class="lead">It's</p>`, lead: undefined };
    expect(unpacked(packed(value))).toEqual({ name: value.name, html: value.html });
  });

  it('needs no escaping inside a script', () => {
    expect(JSON.stringify(packed({ name: 'Kubek', sizes: [250, 350] }))).toBe(`"{'name':'Kubek','sizes':[250,350]}"`);
  });

  it('refuses what JSON cannot carry', () => {
    // @ts-expect-error a date would arrive as a text
    packed({ day: new Date(0) });
    // @ts-expect-error a map would arrive empty
    packed({ sizes: new Map() });
    expect.assertions(0);
  });
});
