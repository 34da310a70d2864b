import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { copied } from './copied.ts';

it('a copied name does not keep the text alive that it was cut out of', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const heap = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = heap();
  const names = Array.from({ length: 100 }, (_, n) => copied(`name of a product ${n} `.repeat(50_000).slice(0, 20)));
  expect(names[7]).toBe('name of a product 7 ');
  expect(heap() - before).toBeLessThan(5_000_000);
});
