import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Set by code on the element they are read on. */
const SET_BY_CODE = ['--shape', '--x', '--y'];

const css = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
const sheets = globSync('src/**/*.css').map((file) => ({ file, text: css(file) }));

it('every custom property that a sheet reads is set somewhere: without, its declaration says nothing', () => {
  const set = new Set(SET_BY_CODE);
  for (const { text } of sheets) for (const [, name = ''] of text.matchAll(/(--[\w-]+)\s*:/g)) set.add(name);
  const missing = sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)].filter(([, name = '']) => !set.has(name)).map(([use]) => `${file} ${use}`),
  );
  expect(missing).toEqual([]);
});
