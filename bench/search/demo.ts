import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCatalogueFolder } from '../../src/catalogue/import/openFolder.server.ts';
import { createCatalogue } from '../../src/catalogue/service.server.ts';
import { openDatabase } from '../../src/db/open.server.ts';
import { systemClock } from '../../src/kit/clock.ts';
import { productDoc, sharedNames } from '../../src/search/documents.ts';
import type { SearchDoc, SearchLanguage } from '../../src/search/engine/model.ts';
import { loadSearchWords } from '../../src/search/load.server.ts';
import { readShopFile } from '../../src/server/open/shopFolder.ts';
import { DEMO_QUERIES } from './demoQueries.ts';
import { type Judged, rowsOf } from './judge.ts';

const FOLDER = join(import.meta.dirname, '../../shop');

/** The demo shop as it is searched, with its judged queries. */
export async function demoSearch(): Promise<{ docs: SearchDoc[]; language: SearchLanguage; queries: Judged[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'witryna-search-'));
  const db = await openDatabase({ file: join(folder, 'shop.sqlite') });
  try {
    const { file } = await readShopFile(FOLDER);
    const now = systemClock();
    await openCatalogueFolder(db, { folder: FOLDER, shop: file, clock: systemClock, openedAt: now });
    const catalogue = createCatalogue(db);
    const { rows } = await catalogue.indexChanges(0, now);
    const names = sharedNames(await catalogue.names(), await catalogue.facetParameters());
    const products = await catalogue.products(rows.map(({ id }) => id));
    const { language } = await loadSearchWords(FOLDER);
    return {
      docs: rows.map((row) => productDoc(row, names, 0)),
      language,
      queries: judgedBySlugs(new Map(products.map(({ id, slug }) => [id, slug]))),
    };
  } finally {
    await db.close();
    await rm(folder, { recursive: true });
  }
}

/** Grades stand before the address words they are for: „3 kubek-* 2 czarka-nocna”. */
function judgedBySlugs(slugs: ReadonlyMap<number, string>): Judged[] {
  return rowsOf(DEMO_QUERIES).map(({ right, ...query }) => {
    const grades = new Map<string, number>();
    let grade = 0;
    for (const word of right.split(' ')) {
      if (/^\d$/.test(word)) grade = Number(word);
      else grades.set(word, grade);
    }
    const gradeOf = (id: number) => {
      const slug = slugs.get(id) ?? '';
      const fits = [...grades].filter(([word]) =>
        word.endsWith('*') ? slug.startsWith(word.slice(0, -1)) : slug === word,
      );
      return Math.max(0, ...fits.map(([, given]) => given));
    };
    return { ...query, gradeOf };
  });
}
