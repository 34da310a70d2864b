import { expect, it } from 'vitest';
import { eachDatabase } from '../db/testing/databases.server.ts';
import { groupLoader, productLoader } from './productLoader.server.ts';
import { createCatalogue } from './service.server.ts';
import { aDraft, importAll } from './testing/drafts.server.ts';
import { cataloguePart } from './wire.server.ts';

type Field = (parent: unknown, args: object, context: object) => Promise<{ product: Answered } | null>;
type Answered = { id: string; group(): Promise<{ versions: { id: string }[] } | null> };

eachDatabase('many products asked for in one request', (open) => {
  it('are read with as many questions as one, with their versions', async () => {
    const asked: string[] = [];
    const db = await open({ slowMs: 0, onSlow: (sql) => asked.push(sql) });
    const drafts = Array.from({ length: 30 }, (_, n) =>
      aDraft(String(n + 1), { preferredId: n + 1, group: `g${n % 10}` }),
    );
    await importAll(db, drafts, 1000);
    const catalogue = createCatalogue(db);
    const { resolvers } = cataloguePart({
      load: productLoader(catalogue),
      loadGroup: groupLoader(catalogue),
      clock: () => 2000,
      currency: 'PLN',
      priceType: 'gross',
      newDays: 30,
      find: { byText: () => [], byPeriods: async () => [] },
      branches: [],
    });
    const { product } = resolvers.Query as { product: Field };

    async function questions(ids: readonly number[]): Promise<number> {
      asked.splice(0);
      const request = {};
      const answers = await Promise.all(
        ids.map(async (id) => {
          const answer = await product(undefined, { productId: String(id) }, request);
          return [answer?.product.id, (await answer?.product.group())?.versions.length];
        }),
      );
      expect(answers).toEqual(ids.map((id) => [String(id), 3]));
      return asked.length;
    }
    const one = await questions([1]);
    expect(await questions(drafts.map((_, n) => n + 1))).toBeLessThanOrEqual(one);
    expect(one).toBeGreaterThan(0);
  });
});
