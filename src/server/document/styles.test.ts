import { expect, it } from 'vitest';
import { fitsInside, inlineSheets } from './styles.ts';

it.each([
  ['a{color:red}', true],
  ["a{background:url('/assets/a.png')}", true],
  ['a{background:url(data:image/png;base64,AA)}', true],
  ['a{background:url(a.png)}', false],
  ['a{background:url( "../a.png")}', false],
  ['@import "b.css";', false],
  ['a{content:"</style><script>alert(1)</script>"}', false],
  ['a'.repeat(16_001), false],
])('%s stands inside a page: %s', (css, fits) => {
  expect(fitsInside(css)).toBe(fits);
});

it('leaves a head without known sheets as it is', () => {
  const head = '<link rel="stylesheet" href="/assets/unknown.css"/>';
  expect(inlineSheets(head, new Map())).toEqual({ head, style: undefined });
});

it('knows a sheet that the router marks as needed by code fetched later', () => {
  const head = '<link rel="stylesheet" href="/assets/a.css#"/><link rel="stylesheet" href="/assets/b.css"/>';
  const sheets = new Map([
    ['/assets/a.css', 'a{}'],
    ['/assets/b.css', 'b{}'],
  ]);
  expect(inlineSheets(head, sheets)).toEqual({
    head:
      '<style>a{}b{}</style><link rel="stylesheet" href="/assets/a.css#" disabled=""/>' +
      '<link rel="stylesheet" href="/assets/b.css" disabled=""/>',
    style: 'a{}b{}',
  });
});
