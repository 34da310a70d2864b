import { expect, it } from 'vitest';
import { prefersMarkdown } from './accept.ts';

it.each([
  ['text/markdown', true],
  ['text/markdown, text/html;q=0.9, */*;q=0.8', true],
  ['text/html, text/markdown', true],
  ['Text/Markdown;q=0.5', true],
  ['text/html, text/markdown;q=0.5', false],
  ['text/markdown;q=0', false],
  ['text/markdown;q=nic', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8', false],
  ['application/json', false],
  ['*/*', false],
  ['text/*', false],
  ['', false],
  [undefined, false],
])('the header "%s" prefers Markdown: %s', (accept, prefers) => {
  expect(prefersMarkdown(accept)).toBe(prefers);
});
