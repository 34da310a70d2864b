import type { Kysely, Transaction } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from './tables.ts';

/** The handle a write gets: everything done through it happens together or not at all. */
export type Tx = Transaction<Tables>;

export interface Db {
  readonly kind: 'sqlite' | 'postgres';

  /**
   * Sees only committed rows and cannot write: the engine itself refuses.
   * On PostgreSQL a statement may take 5 s at most.
   */
  readonly read: Kysely<Tables>;

  /**
   * Runs `work`, which only reads, on rows that are at least as new as this version of that name: those of a replica where there is one
   * that has come so far, else as `read` does. What fails on a replica runs again, so it changes nothing.
   */
  readAt<T>(name: string, version: number, work: (rows: Kysely<Tables>) => Promise<T>): Promise<T>;

  /**
   * Runs `work` in a transaction; settles only after COMMIT, so an answer given afterwards is kept through a crash.
   * Inside `work` await nothing but SQL: on SQLite every other writer waits for it, and `onError` is told.
   * On PostgreSQL `work` may run again after a deadlock, so it must change nothing outside `tx`
   * (see `afterCommit`), and a row read in order to be changed needs `.forUpdate()`, which SQLite drops.
   * Throws what `work` throws, and `DatabaseError` when the database is locked, full or damaged.
   */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>;

  /**
   * A version (see `bumpVersion`) as committed at some moment after this call: whatever any process had committed before
   * it is seen. On SQLite the answer is there at once, in 3 µs; on PostgreSQL calls made together share a question.
   */
  version(name: string): number | Promise<number>;

  /** Waits for the writes already asked for, then lets go of every connection. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** `postgres://user:password@host:port/name` */
  url?: string | undefined;
  /** Address of a replica, which is read where it is new enough. */
  replicaUrl?: string | undefined;
  /** Connections to PostgreSQL that write, and as many that read. Default 8. */
  connections?: number | undefined;
  /** Path of the SQLite file; it and its folder are made when missing. Give this or `url`, not both. */
  file?: string | undefined;
  /** Called with the SQL of each slow statement and its time in ms; never with its values, which are people's data. */
  onSlow?: ((sql: string, ms: number) => void) | undefined;
  /** A statement is slow from this many ms. Default 5 on SQLite, where it stops the whole thread, and 100 on PostgreSQL. */
  slowMs?: number | undefined;
  /** Called with failures that no caller waits for: after-commit work, idle connections. Default: a process warning. */
  onError?: ((error: unknown) => void) | undefined;
  /** Time that a SQLite write waits for another program's write, ms. Default 5000. */
  lockWaitMs?: number | undefined;
  /** For a command, which may take longer but not much memory: SQLite keeps few pages and maps none of its file. */
  sparing?: boolean | undefined;
  /** Migrations by name, in order; default: all of the shop's. */
  migrations?: Readonly<Record<string, Migration>> | undefined;
  /** Neither makes a store nor brings one up to date: `missing` or `older_schema` instead, for whoever only looks. */
  asIs?: boolean | undefined;
}

/** `DatabaseOptions` with the defaults filled in and the place taken out. */
export type EngineOptions = Required<Pick<DatabaseOptions, 'onSlow' | 'slowMs' | 'replicaUrl'>> & {
  [Key in 'onError' | 'lockWaitMs' | 'sparing' | 'migrations' | 'asIs' | 'connections']-?: NonNullable<
    DatabaseOptions[Key]
  >;
};
