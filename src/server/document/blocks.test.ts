import { expect, it } from 'vitest';
import { blocksHtml } from './document.ts';

it('the content of a swap has nothing for browsers without scripts, and all the rest', () => {
  const content =
    '<form><noscript><input name="day" required></noscript><p>1</p><noscript>\n<p>2</p>\n</noscript></form>';
  const page = { content, tags: '', containerClass: 'c', place: '/', personal: false, preloads: '' };
  const html = blocksHtml({
    page,
    frame: { rootClass: '', kind: 'shop', first: '', top: '', bottom: '' },
    language: 'pl',
    build: 'b',
  });
  expect(html).toContain('<form><noscript></noscript><p>1</p><noscript></noscript></form>');
});
