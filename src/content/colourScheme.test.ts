import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { schemeOf, schemeScript } from './colourScheme.ts';

/** What the script leaves on html where these are the cookies. */
function shownBy(c: string): string | undefined {
  const dataset: { scheme?: string } = {};
  runInNewContext(schemeScript, { c, r: { dataset } });
  return dataset.scheme;
}

describe('schemeScript', () => {
  it('forces a kept scheme and nothing else', () => {
    const kept = [
      'scheme=dark',
      'a=b; scheme=light',
      'scheme=system',
      '',
      'a=b',
      'other_scheme=dark',
      'scheme="><script>',
    ];
    expect(kept.map(shownBy)).toEqual(['dark', 'light', undefined, undefined, undefined, undefined, undefined]);
  });

  it('can stand in a page as it is', () => {
    expect(schemeScript).not.toMatch(/[<&]|-->/);
  });
});

describe('schemeOf', () => {
  it('takes what it does not know for the choice of the system', () => {
    expect([null, undefined, '', 'DARK', 'dark', 'light'].map(schemeOf)).toEqual([
      'system',
      'system',
      'system',
      'system',
      'dark',
      'light',
    ]);
  });
});
