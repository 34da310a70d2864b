import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { indexApart } from './indexApart.server.ts';
import { indexInSlices } from './indexing.ts';
import type { SearchDoc } from './model.ts';
import { polishStems } from './stems.server.ts';

const docs: SearchDoc[] = Array.from({ length: 12_345 }, (_, id) => ({
  id: (id * 7919) % 20_011,
  weight: id,
  texts: [[`Kubek leśny nr ${id % 500}`], ['Glinianka'], ['Łódź', 'żółć']],
  codes: [`GL-${id}-KO`],
}));

/** A thread that does as little as the script says. */
const threadOf = (script: string) => () => new Worker(script, { eval: true });

it('an index made in a thread is the one that is made here', async () => {
  const errors: unknown[] = [];
  let threads = 0;
  const index = indexApart((error) => errors.push(error));
  const counted = indexApart(
    (error) => errors.push(error),
    () => {
      threads++;
      throw new Error('No thread');
    },
  );
  const here = await indexInSlices(polishStems)(docs);
  expect(await index(docs)).toEqual(here);
  expect(errors).toEqual([]);
  expect((await counted(docs.slice(0, 100))).ids).toHaveLength(100);
  expect(threads).toBe(0);
});

it.each([
  ['ends at once', 'process.exit(1)', 'Exit code 1'],
  ['fails', 'throw new Error("no memory")', 'no memory'],
  [
    'ends in the middle',
    'require("node:worker_threads").parentPort.once("message", () => process.exit(3))',
    'Exit code 3',
  ],
])('a thread that %s is told of, and the index is made here', async (_, script, why) => {
  const errors: unknown[] = [];
  const made = await indexApart((error) => errors.push(error), threadOf(script))(docs);
  expect(made.ids).toHaveLength(docs.length);
  expect(errors).toEqual([expect.objectContaining({ cause: expect.objectContaining({ message: why }) })]);
});
