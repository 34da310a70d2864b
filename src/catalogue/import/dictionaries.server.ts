import { join } from 'node:path';
import type * as v from 'valibot';
import type { Db, Tx } from '../../db/open.server.ts';
import type { Problem } from '../../settings/problem.ts';
import type { ShopFile } from '../../settings/shopFile.ts';
import { readYamlFile, readYamlFileIfAny } from '../../settings/yaml.server.ts';
import type { Contact } from '../legalInfo.ts';
import type { Producer, ProductPicture } from '../model.ts';
import {
  followRenames,
  hideMissing,
  lockNames,
  type NamedTable,
  namedBy,
  saveNamed,
} from '../store/dictionaries.server.ts';
import { setFacets } from '../store/parameters.server.ts';
import { descriptionHtml } from './descriptionHtml.server.ts';
import { categoryEntries, type Described, type Entry, entriesOf, withoutTwins } from './dictionaryEntries.ts';
import { categoriesFile, type ProducersFile, producersFile, seriesFile } from './dictionaryFiles.ts';
import type { Unusable } from './folderDraft/reading.ts';
import { ownProducer } from './ownProducer.ts';
import { measurePictures } from './pictures.server.ts';
import { bumpCatalogue, CATALOGUE_VERSION } from './version.server.ts';

const SOURCE = 'shop';

/** Things that products may refer to, by slug. */
export interface ImportedDictionaries {
  producers: Map<string, Producer>;
  categories: Set<string>;
  series: Set<string>;
  problems: Problem[];
}

/** Rows of one file, ready to be written; undefined when the file cannot be used, so that the stored ones stay. */
interface Ready<Row extends Described> {
  entries: (Entry<Row> & { data: Data })[];
}

interface Data {
  lead?: string;
  descriptionHtml?: string;
  picture?: ProductPicture;
  manufacturer?: Contact;
  responsible?: Contact;
}

/** categories.yaml, producers.yaml and series.yaml into the store. */
export async function importDictionaries(db: Db, folder: string, shop: ShopFile): Promise<ImportedDictionaries> {
  const problems: Problem[] = [];
  let facets: readonly string[] | undefined;
  const categories = await ready(folder, 'categories.yaml', categoriesFile, problems, (file) => {
    facets = file.facets;
    return categoryEntries(file.categories);
  });
  const firm = ownProducer(shop);
  const producers = await ready(
    folder,
    'producers.yaml',
    producersFile,
    problems,
    (file) => entriesOf(file.producers, 'producers'),
    (await hasBesides(db, 'producers', firm.slug)) ? undefined : { producers: [firm] },
  );
  const series = await ready(
    folder,
    'series.yaml',
    seriesFile,
    problems,
    (file) => entriesOf(file.series, 'series'),
    (await hasBesides(db, 'series')) ? undefined : { series: [] },
  );
  for (const entry of producers?.entries ?? []) Object.assign(entry.data, contactsOf(entry.row));
  await db.write(async (tx) => {
    await lockNames(tx, CATALOGUE_VERSION);
    const changes = [
      categories && (await write(tx, 'categories', categories)),
      producers && (await write(tx, 'producers', producers)),
      series && (await write(tx, 'series', series)),
      facets && (await setFacets(tx, facets)),
    ];
    if (changes.includes(true)) await bumpCatalogue(tx);
  });
  return {
    problems,
    producers: new Map(
      (producers?.entries ?? []).map(({ row: { id, slug, name }, data }) => [slug, { id, slug, name, ...data }]),
    ),
    categories: slugsOf(categories),
    series: slugsOf(series),
  };
}

/** A file that the shop once had is demanded: without it, what it names would be gone by mistake. */
const hasBesides = async (db: Db, table: NamedTable, own?: string): Promise<boolean> =>
  (await namedBy(db.read, table, SOURCE)).some((slug) => slug !== own);

const slugsOf = (file: Ready<Described> | undefined) => new Set((file?.entries ?? []).map(({ row }) => row.slug));

const contactsOf = ({ manufacturer, responsible }: ProducersFile['producers'][number]) => ({
  manufacturer: manufacturer as Contact,
  ...(responsible ? { responsible: responsible as Contact } : {}),
});

async function ready<File, Row extends Described>(
  folder: string,
  name: string,
  schema: v.GenericSchema<unknown, File>,
  problems: Problem[],
  rowsOf: (file: File) => Entry<Row>[],
  /** What holds without the file; it is demanded when there is none. */
  otherwise?: File,
): Promise<Ready<Row> | undefined> {
  const reading = otherwise === undefined ? readYamlFile : readYamlFileIfAny;
  const read = await reading(folder, join(folder, name), schema);
  problems.push(...read.problems);
  const value = read.value ?? (read.problems.length === 0 ? otherwise : undefined);
  if (value === undefined) return undefined;
  const told = (unusable: Unusable) => problems.push({ file: name, line: read.lineOf(unusable.at), ...unusable });
  const entries = withoutTwins(rowsOf(value), told);
  const wanted = entries.flatMap(({ row, at }) =>
    row.picture === undefined ? [] : [{ file: row.picture, at: `${at}.picture` }],
  );
  const sizes = await measurePictures(folder, wanted, told);
  const htmls = await Promise.all(
    entries.map(({ row: { description } }) => (description === undefined ? undefined : descriptionHtml(description))),
  );
  return {
    entries: entries.map((entry, n) => {
      const { lead, description, picture, name: alt } = entry.row;
      const size = picture === undefined ? undefined : sizes.get(picture);
      const html = htmls[n];
      if (description !== undefined && html === undefined) {
        told({ at: `${entry.at}.description`, expected: 'Markdown that is less deep or holds fewer tags' });
      }
      return {
        ...entry,
        data: {
          ...(lead === undefined ? {} : { lead }),
          ...(html === undefined ? {} : { descriptionHtml: html }),
          ...(picture !== undefined && size ? { picture: { file: picture, alt, ...size } } : {}),
        },
      };
    }),
  };
}

/** Returns whether anything changed. */
async function write(tx: Tx, table: NamedTable, { entries }: Ready<Described>): Promise<boolean> {
  let changed = await followRenames(
    tx,
    table,
    SOURCE,
    entries.map(({ row }) => row),
  );
  const ids = new Map<string, number>();
  for (const { row, position, parent, data } of entries) {
    const saved = await saveNamed(tx, table, {
      source: SOURCE,
      externalId: row.slug,
      preferredId: row.id,
      slug: row.slug,
      name: row.name,
      position,
      data,
      parentId: parent === undefined ? null : (ids.get(parent) ?? null),
    });
    ids.set(row.slug, saved.id);
    changed ||= saved.changed;
  }
  return (await hideMissing(tx, table, SOURCE, new Set(ids.keys()))) || changed;
}
