import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { schemeOf, schemeScript } from './colourScheme.ts';

/** What the script leaves on html when the browser keeps `kept`. */
function shownBy(localStorage: { getItem: () => string | null }): string | undefined {
  const dataset: { scheme?: string } = {};
  runInNewContext(schemeScript, { localStorage, document: { documentElement: { dataset } } });
  return dataset.scheme;
}

describe('schemeScript', () => {
  it('forces a kept scheme and nothing else', () => {
    const shown = (kept: string | null) => shownBy({ getItem: () => kept });
    expect(['dark', 'light', 'system', '', null, '"><script>'].map(shown)).toEqual([
      'dark',
      'light',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('does nothing where storage is refused or missing', () => {
    const refuse = () => {
      throw new Error('SecurityError');
    };
    expect(shownBy({ getItem: refuse })).toBeUndefined();
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
