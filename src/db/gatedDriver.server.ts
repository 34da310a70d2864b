import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely';

type Options = Parameters<Driver['acquireConnection']>[0];

/**
 * Keeps statements from slipping out of their transaction. When one of several sent off together fails, Kysely rolls
 * back at once, and those still on their way would then run after the rollback: on their own, or in the savepoint of
 * another caller. Here the end of a transaction waits for the statement that is running and refuses all later ones.
 */
export class GatedDriver implements Driver {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  init(options?: Options): Promise<void> {
    return this.#driver.init(options);
  }

  async acquireConnection(options?: Options): Promise<DatabaseConnection> {
    return new Gate(await this.#driver.acquireConnection(options));
  }

  beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    return this.#driver.beginTransaction(gateOf(connection).inside, settings);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const gate = gateOf(connection);
    await gate.shut();
    await this.#driver.commitTransaction(gate.inside);
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
  #running: Promise<unknown> = Promise.resolve();
  #open = true;

  constructor(inside: DatabaseConnection) {
    this.inside = inside;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.#assertOpen();
    const result = this.inside.executeQuery<R>(query);
    this.#running = result;
    return result;
  }

  async *streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    this.#assertOpen();
    yield* this.inside.streamQuery<R>(query, chunkSize);
  }

  async shut(): Promise<void> {
    this.#open = false;
    await this.#running.catch(() => {
      // Told to whoever sent the statement.
    });
  }

  #assertOpen(): void {
    if (!this.#open) throw new Error('The transaction has ended: await every statement inside its work');
  }
}

function gateOf(connection: DatabaseConnection): Gate {
  if (connection instanceof Gate) return connection;
  throw new TypeError('This connection was not given by this driver');
}
