import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from '../root.ts';
import { eagerReact } from './eagerReact.ts';

it('React alone is compiled as it comes', () => {
  const chunk = (name: string) => ({ type: 'chunk', name, code: 'run()' });
  const bundle = { 'react-1.js': chunk('react'), 'kit-1.js': chunk('kit') };
  const { generateBundle } = eagerReact();
  if (typeof generateBundle !== 'function') throw new Error('It has another shape');
  Reflect.apply(generateBundle, undefined, [undefined, bundle]);
  expect([bundle['react-1.js'].code, bundle['kit-1.js'].code]).toEqual([
    '//# allFunctionsCalledOnLoad\nrun()',
    'run()',
  ]);
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
