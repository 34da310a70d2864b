import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeHtml, unescapeHtml } from './html.ts';

it('HTML marks of a text are escaped', () => {
  expect(escapeHtml('<a href="/?b=1&c=2">d</a>')).toBe('&lt;a href=&quot;/?b=1&amp;c=2&quot;&gt;d&lt;/a&gt;');
});

it('an entity that was written as text stays text', () => {
  expect(unescapeHtml('&amp;lt;')).toBe('&lt;');
});

it('what was escaped comes back as it was', () => {
  const marks = fc.constantFrom('&', '<', '>', '"', ';', 'lt', 'gt', 'amp', 'quot', 'ż');
  fc.assert(fc.property(fc.string({ unit: marks }), (text) => unescapeHtml(escapeHtml(text)) === text));
});
