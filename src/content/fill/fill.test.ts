import { expect, it } from 'vitest';
import { type Facts, fill } from './fill.ts';

const facts: Facts = new Map([
  ['company.name', { words: 'Kowal_ & *Syn* [sp. z o.o.]' }],
  ['company.email', { words: 'a@b.pl', markdown: '[a@b.pl](mailto:a@b.pl)' }],
  ['company.krs', undefined],
]);

it('facts of the shop stand where a page names them, and mean in Markdown what they say', () => {
  expect(fill('**{{company.name}}**, {{ company.email }}', facts, 'markdown')).toEqual({
    text: '**Kowal\\_ & \\*Syn\\* \\[sp. z o.o.\\]**, [a@b.pl](mailto:a@b.pl)',
    missing: [],
  });
});

it('facts of the shop are words in the head of a page', () => {
  expect(fill('{{company.name}} {{company.email}}', facts, 'words').text).toBe('Kowal_ & *Syn* [sp. z o.o.] a@b.pl');
});

it('a fact that nobody knows, or that this shop has not, is told with its line', () => {
  expect(fill('A\n{{company.krs}}\n\n{{compny.name}}!', facts, 'markdown')).toEqual({
    text: 'A\n\n\n!',
    missing: [
      { name: 'company.krs', line: 2 },
      { name: 'compny.name', line: 4 },
    ],
  });
});

it('braces that name nothing stay in the page', () => {
  expect(fill('{ a } {{}} {{a b}}', facts, 'markdown')).toEqual({ text: '{ a } {{}} {{a b}}', missing: [] });
});
