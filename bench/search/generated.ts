import type { ProductDraft } from '../../src/catalogue/draft.ts';
import { fold } from '../../src/kit/fold.ts';
import type { SearchDoc } from '../../src/search/engine/model.ts';
import { FACETS, generateProduct } from '../catalogue/generate.ts';
import { GENERATED_QUERIES } from './generatedQueries.ts';
import { type Judged, rowsOf } from './judge.ts';

const NOW = Date.UTC(2026, 10, 21);

/** A product of the generated catalogue, by its place in it. */
export const generated = (n: number, products: number) => generateProduct(n, { products, now: NOW });

export function generatedDoc(n: number, draft: ProductDraft): SearchDoc {
  const { name, version, producer, series, category, parameters, code, sizes } = draft;
  const own = [version, producer.name, series?.name].filter((text) => text !== undefined);
  const values = parameters.filter((one) => FACETS.includes(one.name)).flatMap((one) => one.values);
  const codes = [code, ...sizes.flatMap((size) => [size.code, size.ean])].filter((one) => one !== undefined);
  return { id: n, weight: n, texts: [[name], own, [...category.map((place) => place.name), ...values]], codes };
}

/** Judged by the words of the names, `=` and a place for one product. */
export function generatedQueries(names: readonly string[]): Judged[] {
  const words = names.map((name) => new Set(fold(name).split(' ')));
  return rowsOf(GENERATED_QUERIES).map(({ right, ...query }) => {
    if (right.startsWith('=')) return { ...query, gradeOf: (id) => (id === Number(right.slice(1)) ? 3 : 0) };
    const meant = fold(right).split(' ');
    const gradeOf = (id: number) => {
      const held = meant.filter((word) => words[id]?.has(word)).length;
      return held === meant.length ? 3 : held > 0 && words[id]?.has(meant[0] ?? '') ? 1 : 0;
    };
    return { ...query, gradeOf };
  });
}
