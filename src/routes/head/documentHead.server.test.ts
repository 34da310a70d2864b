import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import {
  describePage,
  documentHead,
  emptyDocumentHead,
  insertInHead,
  tagDocument,
  withDocumentHead,
} from './documentHead.server.ts';

const page = '<html><head><title>Żółć</title></head><body>ó</body></html>';

function context(): RouterContextProvider {
  const made = new RouterContextProvider();
  made.set(documentHead, emptyDocumentHead());
  return made;
}

describe('what only a document holds', () => {
  it('has its tags before the structured data', () => {
    const given = context();
    describePage(given, () => [{ '@type': 'WebSite' }]);
    tagDocument(given, () => '<meta name="a"/>');
    expect(withDocumentHead(page, given)).toContain('</title><meta name="a"/><script type="application/ld+json">');
  });
  it('stands once at the end of the head, from all loaders', () => {
    const given = context();
    describePage(given, () => [{ '@type': 'WebSite', name: '</script>' }]);
    describePage(given, () => [{ '@type': 'Organization' }]);
    expect(withDocumentHead(page, given)).toBe(
      '<html><head><title>Żółć</title><script type="application/ld+json">{"@context":"https://schema.org",' +
        '"@graph":[{"@type":"WebSite","name":"\\u003c/script\\u003e"},{"@type":"Organization"}]}</script></head><body>ó</body></html>',
    );
  });
  it('leaves a page without any alone', () => expect(withDocumentHead(page, context())).toBe(page));
  it('refuses what is no document', () => expect(() => insertInHead('<p>', 'x')).toThrow('no head'));
});
