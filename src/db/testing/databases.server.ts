import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe } from 'vitest';
import { placeOfStores } from '../../../scripts/test/memory.ts';
import type { DatabaseOptions, Db } from '../database.ts';
import { openDatabase } from '../open.server.ts';
import { barePostgres, filledPostgres } from './postgres.server.ts';
import { scansOf } from './scans.server.ts';
import { fillSqlite } from './sqlite.server.ts';

type Options = Omit<DatabaseOptions, 'url' | 'file'>;
export type Place = { readonly url: string } | { readonly file: string };

export interface OpenTestDatabase {
  /** A new database with all the shop's tables, empty. Closed and removed after the test or, opened in beforeAll, after the block. */
  (options?: Options): Promise<Db>;
  /** The newest database once more, as a second process would open it. */
  again(options?: Options): Promise<Db>;
  /** A new database without tables, for `openDatabase`. */
  empty(): Promise<Place>;
}

interface Engine {
  make(filled: boolean): Promise<Place & { remove(): Promise<void> }>;
}

const sqlite: Engine = {
  async make(filled) {
    const folder = await mkdtemp(join(filled ? placeOfStores() : tmpdir(), 'witryna-db-'));
    const file = join(folder, 'shop.db');
    if (filled) await fillSqlite(file);
    return { file, remove: () => rm(folder, { recursive: true }) };
  },
};

const postgres: Engine = { make: (filled) => (filled ? filledPostgres() : barePostgres()) };

const READS_WHOLE = 'A table that grows is read whole: give it an index, or say in scans.server.ts why it may be';

/** Runs a block of tests on SQLite and on a real PostgreSQL. What reaches `onError` fails the test unless it gives its own. */
export function eachDatabase(name: string, block: (open: OpenTestDatabase) => void): void {
  describe(`${name} (SQLite)`, () => block(opener(sqlite)));
  onPostgres(name, block);
}

/** Runs a test on PostgreSQL only. */
export function onPostgres(name: string, block: (open: OpenTestDatabase) => void): void {
  describe(`${name} (PostgreSQL)`, () => block(opener(postgres)));
}

function opener(engine: Engine): OpenTestDatabase {
  const ofBlock: Array<() => Promise<void>> = [];
  const ofTest: Array<() => Promise<void>> = [];
  let cleanups = ofBlock;
  let newest: Place | undefined;

  beforeEach(() => {
    cleanups = ofTest;
  });
  afterEach(() => cleanUp(ofTest));
  afterAll(() => cleanUp(ofBlock));

  async function place(filled: boolean): Promise<Place> {
    const { remove, ...made } = await engine.make(filled);
    cleanups.push(remove);
    newest = made;
    return made;
  }

  async function open(options: Options = {}): Promise<Db> {
    if (!newest) throw new Error('open a database before opening it again');
    const errors: unknown[] = [];
    const asked = new Set<string>();
    const hear = { slowMs: 0, onSlow: (statement: string) => void asked.add(statement) };
    const db = await openDatabase({ onError: (error) => errors.push(error), ...hear, ...options, ...newest });
    cleanups.push(async () => {
      const scans = db.kind === 'sqlite' && !options.migrations ? await scansOf(db, asked) : [];
      if (scans.length > 0) errors.push(new Error(`${READS_WHOLE}:\n${scans.join('\n')}`));
      await db.close();
      if (errors.length > 0) throw new AggregateError(errors, 'The database reported errors');
    });
    return db;
  }

  return Object.assign(
    async (options?: Options) => {
      await place(true);
      return open(options);
    },
    { again: open, empty: () => place(false) },
  );
}

/** Newest first: a database is closed before it is removed. */
async function cleanUp(cleanups: Array<() => Promise<void>>): Promise<void> {
  const failures: unknown[] = [];
  for (const clean of cleanups.splice(0).reverse()) {
    try {
      await clean();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) throw new AggregateError(failures);
}
