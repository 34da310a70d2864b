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
const undescribed = new WeakMap<pg.Connection, pg.Connection>();

/** Does the statement on a connection that is pipelined. */
export const ask = (client: pg.ClientBase, statement: Statement): Promise<Answer> =>
  new Promise((resolve, reject) => {
    client.query(new LeanQuery(client, statement, (error, answer) => (answer ? resolve(answer) : reject(error))));
  });

/**
 * A query of pg without what nobody needs here, which is half of what a statement costs in the shop: events, copies, and
 * the columns of a result, which the server tells each time unless it is not asked.
 */
class LeanQuery extends PgQuery {
  readonly #client: pg.ClientBase;
  readonly #rows: Answer['rows'] = [];
  #known: Map<string, readonly Column[]> | undefined;
  #columns: readonly Column[] | undefined;
  #done = '';
  #failure: { error: unknown } | undefined;

  constructor(client: pg.ClientBase, { name, text, values }: Statement, told: Told) {
    super(text, values, told);
    this.name = name;
    this.#client = client;
  }

  override prepare(connection: pg.Connection): void {
    if (this.name !== undefined) {
      this.#known = described.get(connection) ?? new Map();
      described.set(connection, this.#known);
      // Forgotten by the connection: it is another statement by the same name.
      if (this.hasBeenParsed(connection)) this.#columns = this.#known.get(this.name);
    }
    super.prepare(this.#columns ? withoutDescribe(connection) : connection);
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

/** Connection that sends no Describe. */
function withoutDescribe(connection: pg.Connection): pg.Connection {
  const known = undescribed.get(connection);
  if (known) return known;
  const made: pg.Connection = Object.create(connection, { describe: { value: () => {} } });
  undescribed.set(connection, made);
  return made;
}
