import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { schemeOf, schemeScript } from './colourScheme.ts';

/** What the script leaves on html where `document.cookie` is this. */
function shownBy(page: { cookie?: string }): string | undefined {
  const dataset: { scheme?: string } = {};
  runInNewContext(schemeScript, { document: Object.assign(page, { documentElement: { dataset } }) });
  return dataset.scheme;
}

describe('schemeScript', () => {
  it('forces a kept scheme and nothing else', () => {
    const shown = (cookie: string) => shownBy({ cookie });
    const kept = [
      'scheme=dark',
      'a=b; scheme=light',
      'scheme=system',
      '',
      'a=b',
      'other_scheme=dark',
      'scheme="><script>',
    ];
    expect(kept.map(shown)).toEqual(['dark', 'light', undefined, undefined, undefined, undefined, undefined]);
  });

  it('does nothing where cookies are refused, or outside of a page', () => {
    const refuse = () => {
      throw new Error('SecurityError');
    };
    expect(shownBy(Object.defineProperty({}, 'cookie', { get: refuse }))).toBeUndefined();
    expect(() => runInNewContext(schemeScript, {})).not.toThrow();
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
