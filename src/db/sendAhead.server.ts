import type { Compilable, CompiledQuery, Kysely, QueryResult, RawBuilder } from 'kysely';
import type { Tables } from './tables.ts';

const AHEAD = Symbol('sent ahead');

/** Result of a statement whose answer is still on its way. */
export interface SentAhead<Row> extends QueryResult<Row> {
  readonly ahead?: Promise<Row[]>;
}

export const isSentAhead = (query: CompiledQuery): boolean => AHEAD in query;

/**
 * Rows of a statement that does not wait for those before it: in a transaction on PostgreSQL, statements that are asked
 * for together (`Promise.all`) go in one message, and run in the order of the calls. What it costs most is the message.
 */
export async function askCompiled<Row>(db: Kysely<Tables>, compiled: CompiledQuery<Row>): Promise<Row[]> {
  const { rows, ahead } = await sendAhead(db, compiled);
  return ahead ?? rows;
}

/**
 * Does what needs no answer: on PostgreSQL the statement goes with the next one, and when it fails the next one, or COMMIT,
 * throws its error. To be awaited all the same.
 */
export const post = (tx: Kysely<Tables>, statement: Compilable): Promise<void> => postCompiled(tx, statement.compile());

/** Does what needs no answer, in SQL by hand. */
export const postRaw = (tx: Kysely<Tables>, statement: RawBuilder<unknown>): Promise<void> =>
  postCompiled(tx, statement.compile(tx));

export async function postCompiled(tx: Kysely<Tables>, compiled: CompiledQuery): Promise<void> {
  const { ahead } = await sendAhead(tx, compiled);
  ahead?.catch(() => {
    // Told by what is sent after it.
  });
}

const sendAhead = <Row>(db: Kysely<Tables>, compiled: CompiledQuery<Row>): Promise<SentAhead<Row>> =>
  db.executeQuery<Row>({ ...compiled, [AHEAD]: true } as CompiledQuery<Row>);
