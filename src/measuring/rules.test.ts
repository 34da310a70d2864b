import { expect, it } from 'vitest';
import type { SnippetEntry } from '../snippets/file.ts';
import { hearersOf, isMeasured, measures } from './rules.ts';

const snippet = (more: Partial<SnippetEntry> & { src?: string }) =>
  ({ id: 'a', region: 'body', purpose: 'marketing', ...more }) as SnippetEntry & { html: string; src?: string };
const rules = (dataLayer: boolean, ...snippets: ReturnType<typeof snippet>[]) => ({ dataLayer, snippets });
const hears = snippet({ on: ['purchase'], src: '/dodatki/a.js' });

it('a shop that does not ask for it measures nobody', () => {
  const all = ['preferences', 'statistics', 'marketing'] as const;
  expect(measures(rules(false, snippet({ src: '/dodatki/a.js' })), all)).toBe(false);
});

it('the data layer is for statistics alone, whatever else was agreed to', () => {
  expect(measures(rules(true), ['statistics'])).toBe(true);
  expect(measures(rules(true), ['preferences', 'marketing'])).toBe(false);
  expect(isMeasured(rules(true), 'login', ['statistics'])).toBe(true);
});

it('a script hears its own events, for its own purpose', () => {
  expect(hearersOf(rules(false, hears), 'purchase', ['marketing'])).toEqual(['/dodatki/a.js']);
  expect(hearersOf(rules(false, hears), 'purchase', ['statistics'])).toEqual([]);
  expect(hearersOf(rules(false, hears), 'login', ['marketing'])).toEqual([]);
  expect(measures(rules(false, hears), [])).toBe(false);
  expect(measures(rules(false, snippet({ ...hears, purpose: 'necessary' })), [])).toBe(true);
});
