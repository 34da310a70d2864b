import { expect, it } from 'vitest';
import { pageFor, withBasket } from './slots.ts';

const PAGE =
  '<main><section class="a" hidden=""><p>[[when]]</p><ul><li class="b"><span>[[name]]</span> [[count]]</li></ul></section></main>';

it('the offline page shows each line of the basket, and when it was seen', () => {
  const lines = [
    { name: 'Kubek', count: '2 szt.' },
    { name: 'Tkanina', count: '1,5 m' },
  ];
  expect(withBasket(PAGE, { when: 'wczoraj', lines })).toBe(
    '<main><section class="a"><p>wczoraj</p><ul><li class="b"><span>Kubek</span> 2 szt.</li><li class="b"><span>Tkanina</span> 1,5 m</li></ul></section></main>',
  );
});

it('the offline page hides the place of the basket when there is none', () => {
  expect(withBasket(PAGE, { when: 'wczoraj', lines: [] })).toBe(PAGE);
});

it('the offline page shows names as text, whatever they hold', () => {
  const lines = [{ name: '<script>x</script> & "$&"', count: '$1' }];
  const html = withBasket(PAGE, { when: '$&', lines });
  expect(html).toContain('<p>$&amp;</p>');
  expect(html).toContain('&lt;script&gt;x&lt;/script&gt; &amp; &quot;$&amp;&quot;');
  expect(html).toContain('</span> $1</li>');
});

it.each([
  ['/en', '/en/bez-sieci'],
  ['/en/koszyk', '/en/bez-sieci'],
  ['/', '/bez-sieci'],
  ['/energia', '/bez-sieci'],
])('without a network %s is answered by %s', (path, page) => {
  expect(pageFor(path, ['/bez-sieci', '/en/bez-sieci'])).toBe(page);
  expect(pageFor(path, ['/bez-sieci'])).toBe('/bez-sieci');
});
