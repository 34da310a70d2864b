import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe } from 'vitest';
import { placeOfStores } from '../../../scripts/test/memory.ts';
import type { DatabaseOptions, Db } from '../database.ts';
import { openDatabase } from '../open.server.ts';
import { type Lender, postgresLender } from './lend.server.ts';
import { filledPostgres, postgresApart } from './postgres.server.ts';
import { scansOf } from './scans.server.ts';
import { fillSqlite } from './sqlite.server.ts';

type Options = Omit<DatabaseOptions, 'url' | 'file'>;
export type Place = { readonly url: string } | { readonly file: string };

export interface OpenTestDatabase {
  /**
   * A database with all the shop's tables, empty. Closed and removed after the test or, opened in beforeAll, after the block.
   * With options it is a new one, else it may be one that the test before has had.
   */
  (options?: Options): Promise<Db>;
  /** The newest database once more, as a second process would open it. */
  again(options?: Options): Promise<Db>;
  /** Where there is a new database with all the shop's tables, empty, for programs that open it themselves. */
  place(): Promise<Place>;
  /** Where there is a new database without tables. */
  bare(): Promise<Place>;
}

/** With the shop's tables; with them, and for programs that a test may leave running; without tables. */
type Kind = 'filled' | 'apart' | 'bare';

interface Engine {
  make(kind: Kind): Promise<Place & { remove(): Promise<void> }>;
  /** Where to open a database takes long: what tests of a block have one after another. */
  lender?(): Lender;
}

const sqlite: Engine = {
  async make(kind) {
    const folder = await mkdtemp(join(kind === 'filled' ? placeOfStores() : tmpdir(), 'witryna-db-'));
    const file = join(folder, 'shop.db');
    if (kind !== 'bare') await fillSqlite(file);
    return { file, remove: () => rm(folder, { recursive: true }) };
  },
};

const postgres: Engine = {
  make: (kind) => (kind === 'filled' ? filledPostgres() : postgresApart(kind === 'apart')),
  lender: postgresLender,
};

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
  const lender = engine.lender?.();

  beforeEach(() => {
    cleanups = ofTest;
  });
  afterEach(() => cleanUp(ofTest));
  afterAll(() => cleanUp(ofBlock));
  afterAll(() => lender?.end());

  async function place(kind: Kind): Promise<Place> {
    const { remove, ...made } = await engine.make(kind);
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
      if (lender && !options && cleanups === ofTest) {
        const { url, db, end } = await lender.lend();
        newest = { url };
        cleanups.push(end);
        return db;
      }
      await place('filled');
      return open(options);
    },
    { again: open, place: () => place('apart'), bare: () => place('bare') },
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
