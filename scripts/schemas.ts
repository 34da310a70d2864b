import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { rebatesFile } from '../src/basket/rebates/file.ts';
import { categoriesFile, producersFile, seriesFile } from '../src/catalogue/import/dictionaryFiles.ts';
import { productFile } from '../src/catalogue/import/productFile.ts';
import { announcementsFile } from '../src/content/announcements/file.ts';
import { categoryTilesFile, mainFile, menuFile, pageHead } from '../src/content/contentFiles.ts';
import { pointsFile } from '../src/delivery/points/file.server.ts';
import { giftCardsFile } from '../src/giftCards/file.ts';
import { hotspotsFile } from '../src/hotspots/file.ts';
import { downloadsFile } from '../src/orders/downloads/file.ts';
import { recallsFile } from '../src/recalls/file.ts';
import { currencyFile } from '../src/region/currencyFile.ts';
import { searchFile } from '../src/search/file.ts';
import { shopFile } from '../src/settings/shopFile.ts';
import { snippetsFile } from '../src/snippets/file.ts';
import { chapters, describedAt, eachField, type Node } from './book/descriptions.ts';
import { root } from './root.ts';

/** By the name of the schema file: what it describes, and the schema the shop itself reads that file with. */
export const describedFiles: Readonly<Record<string, readonly [title: string, schema: GenericSchema]>> = {
  shop: ['shop.yaml', shopFile],
  product: ['products/*.yaml', productFile],
  categories: ['categories.yaml', categoriesFile],
  producers: ['producers.yaml', producersFile],
  series: ['series.yaml', seriesFile],
  rebates: ['rebates.yaml', rebatesFile],
  'gift-cards': ['gift-cards.yaml', giftCardsFile],
  downloads: ['downloads.yaml', downloadsFile],
  points: ['points/*.yaml', pointsFile],
  search: ['search.yaml', searchFile],
  currencies: ['currencies.yaml', currencyFile],
  main: ['content/main.yaml', mainFile],
  menu: ['content/menu.yaml', menuFile],
  tiles: ['content/tiles.yaml', categoryTilesFile],
  hotspots: ['content/hotspots.yaml', hotspotsFile],
  snippets: ['content/snippets.yaml', snippetsFile],
  recalls: ['content/recalls.yaml', recallsFile],
  strips: ['content/strips.yaml', announcementsFile],
  page: ['pages/*.md', pageHead],
};

export const schemasFolder = join(root, 'shop', 'schemas');

/**
 * Contents of every schema file by its name, with the words of the merchant's book, which editors show beside a field. What
 * JSON Schema cannot say is left out; the shop checks it on reading.
 */
export function schemaFiles(): Map<string, string> {
  const words = chapters();
  return new Map(
    Object.entries(describedFiles).map(([name, [title, schema]]) => {
      const json = { title, ...toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' }) };
      eachField(json as Node, (path, field) => {
        const about = describedAt(words.get(name) ?? new Map(), path)?.about;
        if (about !== undefined) field.description = about;
      });
      return [`${name}.schema.json`, `${JSON.stringify(json, null, 2)}\n`];
    }),
  );
}

if (import.meta.main) {
  mkdirSync(schemasFolder, { recursive: true });
  for (const [name, text] of schemaFiles()) writeFileSync(join(schemasFolder, name), text);
  console.log(`Wrote ${schemaFiles().size} schemas into shop/schemas.`);
}
