import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { describePage, insertInHead, structuredData, withStructuredData } from './structuredData.server.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (some: Uint8Array) => new TextDecoder().decode(some);
const page = bytes('<html><head><title>Żółć</title></head><body>ó</body></html>');

function context(): RouterContextProvider {
  const made = new RouterContextProvider();
  made.set(structuredData, []);
  return made;
}

describe('structured data', () => {
  it('stands once at the end of the head, from all loaders', () => {
    const given = context();
    describePage(given, () => [{ '@type': 'WebSite', name: '</script>' }]);
    describePage(given, () => [{ '@type': 'Organization' }]);
    expect(text(withStructuredData(page, given))).toBe(
      '<html><head><title>Żółć</title><script type="application/ld+json">{"@context":"https://schema.org",' +
        '"@graph":[{"@type":"WebSite","name":"\\u003c/script\\u003e"},{"@type":"Organization"}]}</script></head><body>ó</body></html>',
    );
  });
  it('leaves a page without any alone', () => expect(withStructuredData(page, context())).toBe(page));
  it('refuses what is no document', () => expect(() => insertInHead(bytes('<p>'), 'x')).toThrow('no head'));
});
