import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from '../root.ts';
import { compileAhead } from './compileAhead.ts';

it('what is long is compiled as it comes, and what is short as it runs', () => {
  const long = 'run();'.repeat(2000);
  const chunk = (code: string) => ({ type: 'chunk', code });
  const bundle = { 'react-1.js': chunk(long), 'kit-1.js': chunk('run()') };
  const { generateBundle } = compileAhead();
  if (typeof generateBundle !== 'function') throw new Error('It has another shape');
  Reflect.apply(generateBundle, undefined, [undefined, bundle]);
  expect(Object.values(bundle).map(({ code }) => code)).toEqual([`//# allFunctionsCalledOnLoad\n${long}`, 'run()']);
});

it('no file that browsers share makes an Intl object when it is loaded', () => {
  const files = globSync(
    ['src/kit/*.ts', 'src/ui/**/*.{ts,tsx}', 'src/catalogue/*.{ts,tsx}', 'src/product/**/*.{ts,tsx}'],
    {
      cwd: root,
      exclude: ['**/*.test.*', '**/*.server.*'],
    },
  );
  const made = files.filter((file) =>
    /^(?:export )?(?:const|let|var) .*= new Intl\./m.test(readFileSync(`${root}/${file}`, 'utf8')),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(made).toEqual([]);
});
