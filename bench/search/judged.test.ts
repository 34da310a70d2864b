import { describe, expect, it } from 'vitest';
import { MemoryEngine } from '../../src/search/engine/engine.ts';
import type { SearchDoc, SearchLanguage } from '../../src/search/engine/model.ts';
import { languageOf } from '../../src/search/load.server.ts';
import { demoSearch } from './demo.ts';
import { generated, generatedDoc, generatedQueries } from './generated.ts';
import { type Judged, judge } from './judge.ts';

/** Least share of queries with what was meant among the first six. */
const BARS: Readonly<Record<string, number>> = { inflected: 0.97, plain: 0.92, misspelt: 0.93, all: 0.95 };
const MOST_NOTHING = 0.02;

async function reportsOf(docs: SearchDoc[], language: SearchLanguage, queries: Judged[]) {
  const engine = new MemoryEngine(language);
  await engine.build(docs);
  const { reports, failed } = judge(
    queries,
    (text) => engine.find(text, 10).ids,
    docs.map(({ id }) => id),
  );
  return { reports, failed: failed.map(({ kind, text }) => `${kind}: ${text}`) };
}

function expectGood({ reports, failed }: Awaited<ReturnType<typeof reportsOf>>) {
  for (const { kind, success, nothing } of reports) {
    expect(success, `${kind}\n${failed.join('\n')}`).toBeGreaterThanOrEqual(BARS[kind] ?? 0.8);
    if (kind === 'all') expect(nothing).toBeLessThanOrEqual(MOST_NOTHING);
  }
}

describe('judged queries', () => {
  it('are answered in the demo shop', async () => {
    const { docs, language, queries } = await demoSearch();
    for (const { text, gradeOf } of queries) {
      expect(
        docs.some(({ id }) => gradeOf(id) > 1),
        `nothing in the shop is right for „${text}”`,
      ).toBe(true);
    }
    expect(queries.length).toBeGreaterThanOrEqual(250);
    expectGood(await reportsOf(docs, language, queries));
  });

  it('are answered in a generated catalogue', async () => {
    const products = Array.from({ length: 10_000 }, (_, n) => generated(n, 10_000));
    const queries = generatedQueries(products.map(({ name }) => name));
    expectGood(
      await reportsOf(
        products.map((draft, n) => generatedDoc(n, draft)),
        languageOf(undefined),
        queries,
      ),
    );
  });
});
