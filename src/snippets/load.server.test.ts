import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadSnippets } from './load.server.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'snippets-'));
  mkdirSync(join(folder, 'content'));
  mkdirSync(join(folder, 'scripts'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const load = (yaml: string) => {
  writeFileSync(join(folder, 'content/snippets.yaml'), yaml);
  return loadSnippets(folder);
};

it('a shop without snippets.yaml has no snippets', async () => {
  const { found, problems } = await loadSnippets(folder);
  expect([found.snippets, found.layers, found.scripts.size, problems]).toEqual([[], [], 0, []]);
});

it('the address of a script holds it for as long as it stays the same', async () => {
  const once = async (text: string) => {
    writeFileSync(join(folder, 'scripts/a.js'), text);
    const { found } = await load(
      'snippets: [{ id: a, purpose: necessary, script: a.js }, { id: b, purpose: necessary, region: head, script: a.js }]',
    );
    expect(found.scripts.size).toBe(1);
    return found.snippets.map(({ src }) => src);
  };
  const [first, second] = await once('1');
  expect(first).toBe(second);
  expect(await once('1')).toEqual([first, first]);
  expect(await once('2')).not.toContain(first);
});

it('a script is called necessary by whoever wrote it down, and a text that runs nothing is', async () => {
  writeFileSync(join(folder, 'scripts/a.js'), '1');
  const { found } = await load(`snippets: [{ id: a, script: a.js, purpose: necessary }, { id: b, content: B }]
layers: [{ id: c, kind: corner, heading: C }]`);
  expect([...found.snippets, ...found.layers].map(({ purpose }) => purpose)).toEqual(Array(3).fill('necessary'));
});

it('a snippet that misses a file is left out and told, and the rest stands', async () => {
  const { found, problems } =
    await load(`snippets: [{ id: a, purpose: necessary, script: x.js }, { id: b, content: Dzień dobry }]
layers: [{ id: c, kind: window, heading: C, picture: x.jpg }, { id: d, kind: corner, heading: D }]`);
  expect([...found.snippets, ...found.layers].map(({ id }) => id)).toEqual(['b', 'd']);
  expect(problems.map(({ at, found: given }) => [at, given])).toEqual([
    ['snippets.0.script', 'x.js'],
    ['layers.0.picture', 'x.jpg'],
  ]);
});

const PURPOSE_MISSING = 'a purpose beside a script: necessary, preferences, statistics or marketing';

it.each([
  ['snippets: [{ id: a }]', 'content or a script'],
  ['snippets: [{ id: a, script: a.js }]', PURPOSE_MISSING],
  ['snippets: [{ id: a, script: a.js, on: [purchase] }]', PURPOSE_MISSING],
  ['layers: [{ id: a, kind: corner, heading: A, script: a.js }]', PURPOSE_MISSING],
  ['snippets: [{ id: a, region: head, content: x }]', 'no content in the head'],
  ['snippets: [{ id: a, purpose: necessary, script: ../shop.js }]', 'the name of a file in scripts/ that ends in .js'],
  ['snippets: [{ id: a, content: x }, { id: a, content: y }]', 'an id of its own for each'],
  ['snippets: [{ id: a, content: x, on: [purchase] }]', 'a script and no content, when it runs after events'],
  [
    "snippets: [{ id: a, purpose: necessary, script: a.js, on: [purchase], pages: ['/produkt/*'] }]",
    'no pages, devices, from and to, when it runs after events: those are told once, wherever they happened',
  ],
  [
    'data_layer: true\nsnippets: [{ id: a, purpose: necessary, script: a.js }]',
    'a snippet with a script for statistics or marketing, which reads the data layer',
  ],
  [
    'snippets: [{ id: a, content: x, pages: [promocje] }]',
    'an address of the shop such as /promocje, or the beginning of some such as /produkt/*',
  ],
])('the file %s is refused with: %s', async (yaml, expected) => {
  const { found, problems } = await load(yaml);
  expect([...found.snippets, ...found.layers]).toEqual([]);
  expect(problems.map((problem) => problem.expected)).toEqual([expected]);
});
