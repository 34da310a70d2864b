import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { type PlainRow, readAllRows, replaceAllRows } from '../../db/backupRows.server.ts';
import type { Db } from '../../db/database.ts';
import { migrations } from '../../db/migrations.server.ts';
import { openDatabase } from '../../db/open.server.ts';
import type { Settings } from '../../settings/env.server.ts';
import { databasePlace, openKeptStore } from '../open/openBase.ts';
import { StartError } from '../open/problems.ts';
import { type FileLine, readFiles, writeFiles } from './backupFiles.ts';
import { runTold } from './run.ts';
import { say, wrongWords } from './say.ts';

/** A backup is JSON in gzip, a thing a line: what it is of, rows, pieces of files, and its end, without which it is not whole. */
type Line =
  | { witryna: 1; migrations: string[] }
  | { table: string; row: PlainRow }
  | FileLine
  | { end: { rows: number; files: number } };

const counts = ({ rows, files }: { rows: number; files: number }) => `${rows} rows, ${files} files`;

/** `witryna backup FILE`: the store as of one moment and the files of shoppers, also while the shop is open. */
export async function runBackup(settings: Settings, [file, ...more]: readonly string[]): Promise<number> {
  if (file === undefined || more.length > 0) return wrongWords('Name one file: witryna backup FILE');
  return runTold(settings, async () => {
    const db = await openKeptStore(settings);
    const part = `${file}.part`;
    const links: string[] = [];
    try {
      const lines: AsyncGenerator<string> = written(db, settings, [file, part], (link) => links.push(link));
      await pipeline(Readable.from(lines), createGzip(), createWriteStream(part, { flush: true, mode: 0o600 }));
      await rename(part, file);
    } catch (error) {
      throw unwritable(error, file);
    } finally {
      await rm(part, { force: true });
      await db.close();
    }
    say(`${file}: ${counts((await readHead(file)).end)}`);
    if (links.length > 0) say(`Left out are links: ${links.join(', ')}. Copy what they lead to yourself.`);
    return 0;
  });
}

const MENDABLE = /^(?:ENOENT|ENOTDIR|EISDIR|EACCES|EPERM|EROFS|ENOSPC|EDQUOT)$/;

/** A file that cannot be written is for the merchant to mend; anything else is unexpected. */
function unwritable(error: unknown, file: string): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  return MENDABLE.test(code)
    ? new StartError(`${file} cannot be written (${code}). Name another file, on a disk with room.`)
    : error;
}

async function* written(
  db: Db,
  settings: Settings,
  own: readonly string[],
  onLink: (file: string) => void,
): AsyncGenerator<string> {
  const line = (one: Line) => `${JSON.stringify(one)}\n`;
  yield line({ witryna: 1, migrations: Object.keys(migrations) });
  const end = { rows: 0, files: 0 };
  for await (const { table, rows } of rowsOf(db)) {
    for (const row of rows) yield line({ table, row });
    end.rows += rows.length;
  }
  // After the store: a file that it names is there, and one more does no harm.
  for await (const piece of readFiles(settings, own, onLink)) {
    yield line(piece);
    end.files += countOf(piece);
  }
  yield line({ end });
}

/** A file is counted by its first piece. */
const countOf = ({ more }: FileLine): number => (more ? 0 : 1);

interface Portion {
  table: string;
  rows: readonly PlainRow[];
}

/** Portions as they are asked for: the snapshot waits for whoever writes them down. */
async function* rowsOf(db: Db): AsyncGenerator<Portion> {
  let ready = Promise.withResolvers<Portion | undefined>();
  let taken = Promise.withResolvers<void>();
  const reading = readAllRows(db, async (table, rows) => {
    ready.resolve({ table, rows });
    await taken.promise;
  }).then(
    () => ready.resolve(undefined),
    (error) => ready.reject(error),
  );
  for (;;) {
    const portion = await ready.promise;
    if (!portion) break;
    yield portion;
    const before = taken;
    ready = Promise.withResolvers();
    taken = Promise.withResolvers();
    before.resolve();
  }
  await reading;
}

/** `witryna restore FILE`: a backup into a store that is empty, of either kind. */
export async function runRestore(settings: Settings, [file, ...more]: readonly string[]): Promise<number> {
  if (file === undefined || more.length > 0) return wrongWords('Name one file: witryna restore FILE');
  return runTold(settings, async () => {
    // Whole before anything is changed.
    const { names, end } = await readHead(file);
    await mkdir(settings.dataDir, { recursive: true });
    // The one write awaits the file: no shop is open whose writes would wait for it. What fails is thrown all the same.
    const onError = () => {};
    const db = await openDatabase({ ...databasePlace(settings), migrations: known(names), onError });
    try {
      await refuseFull(db, settings);
      await replaceAllRows(db, rowsIn(file));
    } finally {
      await db.close();
    }
    await writeFiles(filesIn(file), settings);
    // Brings an older backup up to date.
    await (await openDatabase(databasePlace(settings))).close();
    say(`${counts(end)} are restored`);
    return 0;
  });
}

function known(names: readonly string[]): typeof migrations {
  const unknown = names.filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0) {
    throw new StartError(`The backup was made by a newer version of the program (${unknown.join(', ')}).`);
  }
  return Object.fromEntries(Object.entries(migrations).filter(([name]) => names.includes(name)));
}

/** What somebody has bought is never written over. */
async function refuseFull(db: Db, { databaseUrl, dataDir }: Settings): Promise<void> {
  const used = await Promise.all([
    db.read.selectFrom('orders').select('id').limit(1).executeTakeFirst(),
    db.read.selectFrom('products').select('id').limit(1).executeTakeFirst(),
  ]);
  if (used.every((row) => row === undefined)) return;
  const other = databaseUrl === undefined ? `other than ${dataDir}: DATA_DIR=path` : 'that is new: DATABASE_URL=…';
  throw new StartError(`There is a shop in this store already. Name one ${other}`);
}

async function* linesOf(file: string): AsyncGenerator<Line> {
  const source = createReadStream(file);
  const text = source.pipe(createGunzip());
  source.on('error', (error) => text.destroy(error));
  try {
    for await (const line of createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })) {
      yield JSON.parse(line) as Line;
    }
  } catch (error) {
    throw new StartError(`${file} cannot be read as a backup (${(error as NodeJS.ErrnoException).code ?? 'damaged'}).`);
  }
}

/** What a backup says of itself, once all of it was read. */
async function readHead(file: string): Promise<{ names: string[]; end: { rows: number; files: number } }> {
  let names: string[] | undefined;
  let end: { rows: number; files: number } | undefined;
  const seen = { rows: 0, files: 0 };
  for await (const line of linesOf(file)) {
    if ('witryna' in line) names = line.migrations;
    else if ('table' in line) seen.rows += 1;
    else if ('file' in line) seen.files += countOf(line);
    else end = line.end;
  }
  if (!names || !end || end.rows !== seen.rows || end.files !== seen.files) {
    throw new StartError(`${file} is not a whole backup. Nothing was changed.`);
  }
  return { names, end };
}

async function* rowsIn(file: string): AsyncGenerator<{ table: string; row: PlainRow }> {
  for await (const line of linesOf(file)) if ('table' in line) yield line;
}

async function* filesIn(file: string): AsyncGenerator<FileLine> {
  for await (const line of linesOf(file)) if ('file' in line) yield line;
}
