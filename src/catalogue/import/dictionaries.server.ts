import { join } from 'node:path';
import type { Db, Tx } from '../../db/open.server.ts';
import { bumpVersion } from '../../db/versions.server.ts';
import { measurePicture } from '../../pictures/measure.server.ts';
import type { Problem } from '../../settings/problem.ts';
import { readYamlFile } from '../../settings/yaml.server.ts';
import type { Contact, Producer, ProductPicture } from '../model.ts';
import { saveNamed } from '../store/dictionaries.server.ts';
import { setFacets } from '../store/write.server.ts';
import { type CategoriesFile, categoriesFile, producersFile, seriesFile } from './dictionaryFiles.ts';
import { CATALOGUE_VERSION } from './importProducts.server.ts';
import { markdownToHtml } from './sanitize.server.ts';

const SOURCE = 'shop';

interface Described {
  id: number;
  slug: string;
  name: string;
  lead?: string | undefined;
  description?: string | undefined;
  picture?: string | undefined;
}

export interface ImportedDictionaries {
  producers: Map<string, Producer>;
  problems: Problem[];
}

/** categories.yaml, producers.yaml and series.yaml into the store. */
export async function importDictionaries(db: Db, folder: string): Promise<ImportedDictionaries> {
  const [categories, producers, series] = await Promise.all([
    readYamlFile(folder, join(folder, 'categories.yaml'), categoriesFile),
    readYamlFile(folder, join(folder, 'producers.yaml'), producersFile),
    readYamlFile(folder, join(folder, 'series.yaml'), seriesFile),
  ]);
  const described: Described[] = [
    ...(categories.value?.categories ?? []).flatMap((root) => [root, ...root.children]),
    ...(producers.value?.producers ?? []),
    ...(series.value?.series ?? []),
  ];
  const pictures = await measureAll(folder, described);
  const producerRows = (producers.value?.producers ?? []).map((producer) => ({
    ...producer,
    data: {
      ...dataOf(producer, pictures),
      manufacturer: producer.manufacturer as Contact,
      ...(producer.responsible ? { responsible: producer.responsible as Contact } : {}),
    },
  }));
  await db.write(async (tx) => {
    let changed = await saveCategories(tx, categories.value, pictures);
    for (const [position, row] of producerRows.entries())
      changed = (await save(tx, 'producers', row, row.data, position)) || changed;
    for (const [position, row] of (series.value?.series ?? []).entries()) {
      changed = (await save(tx, 'series', row, dataOf(row, pictures), position)) || changed;
    }
    if (categories.value) await setFacets(tx, categories.value.facets);
    if (changed) await bumpVersion(tx, CATALOGUE_VERSION);
  });
  return {
    producers: new Map(producerRows.map(({ id, slug, name, data }) => [slug, { id, slug, name, ...data }])),
    problems: [...categories.problems, ...producers.problems, ...series.problems],
  };
}

async function saveCategories(tx: Tx, file: CategoriesFile | undefined, pictures: Pictures): Promise<boolean> {
  let changed = false;
  for (const [position, root] of (file?.categories ?? []).entries()) {
    const saved = await saveNamed(tx, 'categories', namedInput(root, dataOf(root, pictures), position));
    changed ||= saved.changed;
    for (const [place, child] of root.children.entries()) {
      const input = { ...namedInput(child, dataOf(child, pictures), place), parentId: saved.id };
      changed = (await saveNamed(tx, 'categories', input)).changed || changed;
    }
  }
  return changed;
}

const namedInput = (row: Described, data: object, position: number) => ({
  source: SOURCE,
  externalId: row.slug,
  preferredId: row.id,
  slug: row.slug,
  name: row.name,
  position,
  data,
});

const save = async (tx: Tx, table: 'producers' | 'series', row: Described, data: object, position: number) =>
  (await saveNamed(tx, table, namedInput(row, data, position))).changed;

type Pictures = ReadonlyMap<string, ProductPicture>;

async function measureAll(folder: string, rows: readonly Described[]): Promise<Pictures> {
  const pictures = new Map<string, ProductPicture>();
  for (const { picture, name } of rows) {
    if (!picture) continue;
    const size = await measurePicture(join(folder, 'pictures', picture));
    if (size) pictures.set(picture, { file: picture, alt: name, ...size });
  }
  return pictures;
}

function dataOf(
  row: Described,
  pictures: Pictures,
): { lead?: string; descriptionHtml?: string; picture?: ProductPicture } {
  const picture = row.picture === undefined ? undefined : pictures.get(row.picture);
  return {
    ...(row.lead === undefined ? {} : { lead: row.lead }),
    ...(row.description === undefined ? {} : { descriptionHtml: markdownToHtml(row.description) }),
    ...(picture ? { picture } : {}),
  };
}
