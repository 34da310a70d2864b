/**
 * Search over generated catalogues, and how good it is: `node bench/search.ts [PRODUCTS…]`. Beside it SQLite's full text over the
 * same words. The bars: p95 ≤ 2 ms for words and beginnings and ≤ 5 ms for typos at 100 000, ≤ 5 and ≤ 10 at 1 000 000.
 */
import { MemoryEngine } from '../src/search/engine/engine.ts';
import { indexApart } from '../src/search/engine/indexApart.server.ts';
import { indexInSlices } from '../src/search/engine/indexing.ts';
import type { SearchDoc } from '../src/search/engine/model.ts';
import { polishStems } from '../src/search/engine/stems.server.ts';
import { wordsOf } from '../src/search/engine/words.ts';
import { languageOf } from '../src/search/load.server.ts';
import { randomOf } from './catalogue/random.ts';
import { demoSearch } from './search/demo.ts';
import { FullText } from './search/fullText.ts';
import { generated, generatedDoc, generatedQueries } from './search/generated.ts';
import { type Judged, judge } from './search/judge.ts';
import { ascending, ms, percentile } from './support/timing.ts';

const sizes = process.argv.slice(2).map(Number);
const ROUNDS = 400;
const random = randomOf(20261122, 1);

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** A letter left out, put in, changed or swapped with the next, never the first. */
function misspelt(word: string): string {
  const at = 1 + random.below(Math.max(1, word.length - 2));
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  return [
    before + after,
    `${before}e${letter}${after}`,
    `${before}o${after}`,
    before + after.charAt(0) + letter + after.slice(1),
  ][random.below(4)] as string;
}

/** A word of a name, and the beginning of another. */
function asked(products: number, change: (word: string) => string): string {
  const words = wordsOf(generated(random.below(products), products).name).filter((word) => word.length > 4);
  const first = words[random.below(words.length)] ?? '';
  const other = words[random.below(words.length)] ?? '';
  return `${change(first)} ${other.slice(0, 3)}`;
}

function measure(
  what: string,
  products: number,
  change: (word: string) => string,
  find: (text: string) => number,
): void {
  const texts = Array.from({ length: ROUNDS + 20 }, () => asked(products, change));
  const times: number[] = [];
  let found = 0;
  let cpu = 0;
  for (const [round, text] of texts.entries()) {
    if (round === 20) cpu = cpuMs();
    const start = performance.now();
    if (find(text) > 0) found++;
    if (round >= 20) times.push(performance.now() - start);
  }
  cpu = (cpuMs() - cpu) / ROUNDS;
  times.sort(ascending);
  const figures = `p50 ${ms(percentile(times, 0.5))}  p95 ${ms(percentile(times, 0.95))}  CPU ${ms(cpu)}`;
  console.log(`  ${what.padEnd(34)} ${figures}  (${found} of ${texts.length} found something)`);
}

const memory = () => {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return { heap: heapUsed / 1e6, outside: arrayBuffers / 1e6 };
};

const docs = (products: number): Iterable<SearchDoc> => ({
  *[Symbol.iterator]() {
    for (let n = 0; n < products; n++) yield generatedDoc(n, generated(n, products));
  },
});

const fail = (error: unknown) => {
  throw error;
};

/** What some work costs the whole program and its main thread, and the longest time that a request waited for its turn. */
async function watched(work: () => Promise<unknown>): Promise<string> {
  const [all, { user, system }, start] = [cpuMs(), process.threadCpuUsage(), performance.now()];
  let turn = start;
  let longest = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - turn);
    turn = now;
  }, 1);
  await work();
  clearInterval(timer);
  const wall = performance.now() - start;
  const main = process.threadCpuUsage({ user, system });
  const own = (main.user + main.system) / 1000;
  return `${ms(wall)}, CPU ${ms(cpuMs() - all)}, of it ${ms(own)} in the main thread; others waited up to ${ms(longest)}`;
}

async function bench(products: number): Promise<void> {
  const started = cpuMs();
  let words = 0;
  for (const { texts } of docs(products)) words += texts.length;
  const making = cpuMs() - started;
  for (const [where, index] of [
    ['between requests', indexInSlices(polishStems)],
    ['in a thread', indexApart(fail)],
  ] as const) {
    console.log(`${products} products, indexed ${where}: ${await watched(() => index(docs(products)))}`);
  }
  const before = memory();
  const engine = new MemoryEngine(languageOf(undefined), indexApart(fail));
  await engine.build(docs(products));
  const after = memory();
  const [heap, outside] = [after.heap - before.heap, after.outside - before.outside].map((bytes) => bytes.toFixed(0));
  console.log(`${ms(making)} of CPU is making them (${words} fields); heap + ${heap} MB, outside + ${outside} MB`);
  const six = (text: string) => engine.find(text, 6).total;
  measure('word + beginning', products, (word) => word, six);
  measure('misspelt word + beginning', products, misspelt, six);
  measure(
    'two letters',
    products,
    (word) => word.slice(0, 2),
    (text) => six(text.slice(0, 2)),
  );
  measure(
    'all of a results page',
    products,
    (word) => word,
    (text) => engine.find(text.slice(0, 4), 10_000).total,
  );
  const texts = [
    'a'.repeat(10_000),
    'kubek '.repeat(1000),
    '%'.repeat(500),
    Array.from({ length: 1000 }, (_, n) => `ą${n}ż`).join(' '),
  ];
  measure(
    '10 000 letters, 1 000 words',
    products,
    (word) => word,
    () => six(texts[random.below(texts.length)] ?? ''),
  );
  const fullText = new FullText();
  const cpuOfText = cpuMs();
  for (const doc of docs(products)) fullText.add(doc);
  fullText.finish();
  console.log(`  full text of SQLite: built in ${ms(cpuMs() - cpuOfText - making)} of CPU`);
  measure(
    '  word + beginning',
    products,
    (word) => word,
    (text) => fullText.find(text).length,
  );
  measure('  misspelt word + beginning', products, misspelt, (text) => fullText.find(text).length);
}

/** Figures by class, those kept out of tuning apart. */
async function relevance(
  what: string,
  engine: MemoryEngine,
  all: readonly SearchDoc[],
  queries: readonly Judged[],
): Promise<void> {
  await engine.build(all);
  const fullText = new FullText();
  for (const doc of all) fullText.add(doc);
  fullText.finish();
  const ids = all.map(({ id }) => id);
  for (const [name, find] of [
    ['own', (text: string) => engine.find(text, 10).ids],
    ['full text', (text: string) => fullText.find(text)],
  ] as const) {
    for (const apart of [false, true]) {
      const some = queries.filter((query) => query.apart === apart);
      console.log(`${what}, ${name}, ${apart ? 'kept out of tuning' : 'tuned'}:`);
      console.table(judge(some, find, ids).reports);
    }
  }
}

const demo = await demoSearch();
await relevance('demo shop', new MemoryEngine(demo.language), demo.docs, demo.queries);
const JUDGED = 100_000;
const names = Array.from({ length: JUDGED }, (_, n) => generated(n, JUDGED).name);
await relevance(
  '100 000 generated',
  new MemoryEngine(languageOf(undefined)),
  [...docs(JUDGED)],
  generatedQueries(names),
);
for (const products of sizes.length > 0 ? sizes : [10_000, 100_000, 1_000_000]) await bench(products);
