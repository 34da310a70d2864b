import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { schemeOf, schemeScript } from './colourScheme.ts';

/** What the script leaves on html, and for which media the dark bar is, where these are the cookies. */
function shownBy(c: string): [scheme: string | undefined, media: string] {
  const dataset: { scheme?: string } = {};
  const bar = { media: 'as sent' };
  runInNewContext(schemeScript, { c, r: { dataset }, document: { querySelector: () => bar } });
  return [dataset.scheme, bar.media];
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
    expect(kept.map(shownBy)).toEqual([
      ['dark', ''],
      ['light', 'none'],
      ...Array.from({ length: 5 }, () => [undefined, 'as sent']),
    ]);
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
