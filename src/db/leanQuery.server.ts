import pg from 'pg';

/** What a statement has done, as Kysely reads it. */
export interface Answer {
  command: string;
  rowCount: number | null;
  rows: Record<string, unknown>[];
}

export interface Statement {
  /** Under which the server keeps it; undefined: it is read anew. */
  name: string | undefined;
  text: string;
  values: unknown[];
}

type Told = (error: unknown, answer?: Answer) => void;

/** The part of `pg.Query` that its types keep to themselves. */
interface QueryInside extends pg.Submittable {
  name: string | undefined;
  queryMode: 'extended' | undefined;
  callback: Told;
  prepare(connection: pg.Connection): void;
  hasBeenParsed(connection: pg.Connection): unknown;
}
const PgQuery = pg.Query as unknown as new (text: string, values: unknown[], told: Told) => QueryInside;

interface Column {
  name: string;
  parse(text: string): unknown;
}

/** Columns of what a connection knows by name: they stay as they are, for the server refuses a name whose table has others. */
const described = new WeakMap<pg.Connection, Map<string, readonly Column[]>>();

/** The part of `pg.Client` that its types keep to themselves: what was sent and waits for its answer. */
interface ClientInside {
  _activeQuery: unknown;
  _sentQueryQueue: unknown[];
}

/** The part of `pg.Connection` that its types keep to themselves: what is about to be known by name. */
interface ConnectionInside {
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
}

/** What is asked in this turn of the event loop, by connection. */
const turns = new WeakMap<pg.PoolClient, LeanQuery[]>();

/**
 * Does the statement on a connection that is pipelined. Those of one turn of the event loop are one message with one answer:
 * when one fails, those after it fail with it.
 */
export const ask = (client: pg.PoolClient, statement: Statement): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const turn = turns.get(client) ?? beginTurn(client);
    const told: Told = (error, answer) => (answer ? resolve(answer) : reject(error));
    const query = new LeanQuery(client, statement, { told, turn });
    turn.push(query);
    client.query(query);
  });

function beginTurn(client: pg.PoolClient): LeanQuery[] {
  const turn: LeanQuery[] = [];
  turns.set(client, turn);
  const { connection } = client;
  const { stream } = connection;
  // Writing is what a statement costs here; Node writes all that was corked at once.
  stream.cork();
  process.nextTick(() => {
    turns.delete(client);
    // The last one hears that the server is ready, whatever has become of it.
    for (const query of turn.slice(0, -1)) if (query.isUnfit) forget(client, query);
    if (turn.some(({ isSent }) => isSent)) connection.sync();
    stream.uncork();
  });
  return turn;
}

/** No answer will come. True when it was waited for. */
function forget(client: pg.PoolClient, query: LeanQuery): boolean {
  const inside = client as unknown as ClientInside;
  if (inside._activeQuery === query) {
    inside._activeQuery = inside._sentQueryQueue.shift() ?? null;
    return true;
  }
  const place = inside._sentQueryQueue.indexOf(query);
  if (place >= 0) inside._sentQueryQueue.splice(place, 1);
  return place >= 0;
}

/**
 * A query of pg without what nobody needs here, which is half of what a statement costs in the shop: events, copies, and
 * the columns of a result, which the server tells each time unless it is not asked.
 */
class LeanQuery extends PgQuery {
  readonly #client: pg.PoolClient;
  readonly #rows: Answer['rows'] = [];
  #known: Map<string, readonly Column[]> | undefined;
  #columns: readonly Column[] | undefined;
  #done = '';
  #failure: { error: unknown } | undefined;
  readonly #turn: readonly LeanQuery[];
  #isBinding = false;
  isSent = false;
  /** One of its values is none for the server, which has not been sent it. */
  isUnfit = false;

  constructor(
    client: pg.PoolClient,
    { name, text, values }: Statement,
    { told, turn }: { told: Told; turn: readonly LeanQuery[] },
  ) {
    super(text, values, told);
    this.name = name;
    // A statement without values too: the other way of asking has an answer of its own.
    this.queryMode = 'extended';
    this.#client = client;
    this.#turn = turn;
  }

  override prepare(connection: pg.Connection): void {
    if (this.#isUncertain(connection)) this.name = undefined;
    this.isSent = true;
    if (this.name !== undefined) {
      this.#known = described.get(connection) ?? new Map();
      described.set(connection, this.#known);
      // Forgotten by the connection: it is another statement by the same name.
      if (this.hasBeenParsed(connection)) this.#columns = this.#known.get(this.name);
    }
    this.#isBinding = true;
    super.prepare(quieter(connection, this.#columns !== undefined));
    this.#isBinding = false;
  }

  /** Whether the name was given in another message, which the server may pass over. */
  #isUncertain(connection: pg.Connection): boolean {
    const { name } = this;
    const { parsedStatements: parsed, submittedNamedStatements: submitted } = connection as unknown as ConnectionInside;
    if (name === undefined || parsed[name] !== undefined || submitted[name] === undefined) return false;
    return !this.#turn.some((query) => query.isSent && query.name === name);
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, parse: this.#client.getTypeParser(dataTypeID) }));
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    const row: Record<string, unknown> = {};
    try {
      this.#columns?.forEach(({ name, parse }, place) => {
        const text = fields[place] ?? null;
        row[name] = text === null ? null : parse(text);
      });
    } catch (error) {
      this.#failure ??= { error };
    }
    this.#rows.push(row);
  }

  /** "INSERT 0 1", "SELECT 3", "COMMIT". */
  handleCommandComplete({ text }: { text: string }): void {
    this.#done = text;
    // The server is ready once a message; pg goes on to the next statement when it is.
    if (this.#turn.at(-1) !== this) this.#client.connection.emit('readyForQuery', { status: 'T' });
  }

  /** The server passes over all that comes after it in the message. */
  handleError(error: unknown): void {
    this.callback(error);
    if (this.#isBinding) {
      this.isUnfit = true;
      return;
    }
    const { submittedNamedStatements: submitted } = this.#client.connection as unknown as ConnectionInside;
    for (const query of this.#turn.slice(this.#turn.indexOf(this) + 1)) {
      if (!forget(this.#client, query)) continue;
      if (query.name !== undefined) delete submitted[query.name];
      query.callback(error);
    }
  }

  handleReadyForQuery(): void {
    if (this.#failure) {
      this.callback(this.#failure.error);
      return;
    }
    if (this.name !== undefined) this.#known?.set(this.name, this.#columns ?? []);
    const [command = '', ...counts] = this.#done.split(' ');
    const count = counts.at(-1);
    this.callback(null, { command, rowCount: count === undefined ? null : Number(count), rows: this.#rows });
  }
}

/** The same connection, without the end of a message and, where the columns are known, without a question for them. */
function quieter(connection: pg.Connection, known: boolean): pg.Connection {
  const both = quiet.get(connection) ?? {
    known: Object.create(connection, { ...less, describe: { value: nothing } }),
    unknown: Object.create(connection, less),
  };
  quiet.set(connection, both);
  return known ? both.known : both.unknown;
}

/** What cannot be sent is no reason to forget a name. */
const less = { sync: { value: nothing }, close: { value: nothing } };
const quiet = new WeakMap<pg.Connection, { known: pg.Connection; unknown: pg.Connection }>();

function nothing(): void {
  // Is sent later, or not at all.
}
