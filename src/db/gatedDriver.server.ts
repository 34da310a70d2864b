import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely';
import { isSentAhead, type SentAhead } from './sendAhead.server.ts';

type Options = Parameters<Driver['acquireConnection']>[0];

/**
 * Keeps statements from slipping out of their transaction. When one of several sent off together fails, Kysely rolls
 * back at once, and those still on their way would then run after the rollback: on their own, or in the savepoint of
 * another caller. Here the end of a transaction refuses all later statements, and waits for the one that is running
 * where statements do not queue up by themselves.
 */
export class GatedDriver implements Driver {
  readonly #driver: Driver;
  readonly #pipelined: boolean;

  /** @param pipelined statements of a connection run in the order they are sent, without waiting for one another */
  constructor(driver: Driver, { pipelined = false } = {}) {
    this.#driver = driver;
    this.#pipelined = pipelined;
  }

  init(options?: Options): Promise<void> {
    return this.#driver.init(options);
  }

  async acquireConnection(options?: Options): Promise<DatabaseConnection> {
    return new Gate(await this.#driver.acquireConnection(options), this.#pipelined);
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const gate = gateOf(connection);
    const begun = this.#driver.beginTransaction(gate.inside, settings);
    // The first statement goes with it.
    if (this.#pipelined) gate.watch(begun);
    else await begun;
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const gate = gateOf(connection);
    await gate.shut();
    try {
      await this.#driver.commitTransaction(gate.inside);
    } catch (error) {
      throw await gate.reason(error);
    }
    await gate.assertSound();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const gate = gateOf(connection);
    await gate.shut();
    await this.#driver.rollbackTransaction(gate.inside);
  }

  releaseConnection(connection: DatabaseConnection, options?: Options): Promise<void> {
    return this.#driver.releaseConnection(gateOf(connection).inside, options);
  }

  destroy(options?: Options): Promise<void> {
    return this.#driver.destroy(options);
  }
}

/** Gate around one borrowing of a connection; the next borrower gets another. */
class Gate implements DatabaseConnection {
  readonly inside: DatabaseConnection;
  readonly #pipelined: boolean;
  #running: Promise<unknown> = Promise.resolve();
  #open = true;
  /** Settles when all that was sent so far has been answered. */
  #answered: Promise<unknown> = Promise.resolve();
  #failure: { error: unknown } | undefined;

  constructor(inside: DatabaseConnection, pipelined: boolean) {
    this.inside = inside;
    this.#pipelined = pipelined;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (!this.#open) throw new Error(ENDED);
    const result = this.inside.executeQuery<R>(query);
    if (this.#pipelined) {
      this.watch(result);
      const throwReason = async (error: unknown): Promise<never> => {
        throw await this.reason(error);
      };
      if (isSentAhead(query)) return { rows: [], ahead: result.then(rowsOf, throwReason) } as SentAhead<R>;
      return result.catch(throwReason);
    }
    this.#running = result;
    return result;
  }

  async *streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    if (!this.#open) throw new Error(ENDED);
    yield* this.inside.streamQuery<R>(query, chunkSize);
  }

  /** Remembers the first failure: those after it only say that the transaction has failed. */
  watch(result: Promise<unknown>): void {
    const settled = result.then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    // In the order of the statements: answers that come in one message may be told in any.
    this.#answered = this.#answered.then(async () => {
      this.#failure ??= await settled;
    });
  }

  async shut(): Promise<void> {
    this.#open = false;
    await this.#running.catch(() => {
      // Told to whoever sent the statement.
    });
  }

  async reason(error: unknown): Promise<unknown> {
    await this.#answered;
    return this.#failure ? this.#failure.error : error;
  }

  /** Throws when a statement failed that nobody waited for. */
  async assertSound(): Promise<void> {
    await this.#answered;
    if (this.#failure) throw this.#failure.error;
  }
}

const ENDED = 'The transaction has ended: await every statement inside its work';

const rowsOf = <R>({ rows }: QueryResult<R>): R[] => rows;

function gateOf(connection: DatabaseConnection): Gate {
  if (connection instanceof Gate) return connection;
  throw new TypeError('This connection was not given by this driver');
}
