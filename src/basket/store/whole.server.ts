import type { Kysely } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { keptQuery } from '../../db/keptQuery.server.ts';
import { keptAskAfter } from '../../db/keptStatement.server.ts';
import type { Tables } from '../../db/tables.ts';
import type { BasketLine } from '../model.ts';
import { type Choices, choicesIn } from './choices.server.ts';
import { type LineRow, lineOf } from './lines.server.ts';

const wholeRows = keptQuery(1, (db, session: string) =>
  db
    .selectFrom('sessions')
    .leftJoin('basket_choices', 'basket_choices.session_id', 'sessions.id')
    .leftJoin('basket_lines', 'basket_lines.session_id', 'sessions.id')
    .selectAll('basket_lines')
    .select(['code', 'gift_product', 'gift_size', 'gift_card'])
    .where('sessions.id', '=', session)
    .orderBy('added_at')
    .orderBy('basket_lines.id'),
);

/** Lines of a basket, oldest first, and what was chosen for it, in one question: what that costs on PostgreSQL is the message. */
export async function wholeOf(db: Kysely<Tables>, session: string): Promise<{ lines: BasketLine[]; choices: Choices }> {
  const rows = await wholeRows(db, session);
  const [first] = rows;
  return {
    lines: rows.flatMap((row) => (isLine(row) ? [lineOf(row)] : [])),
    choices: first ? choicesIn(first) : {},
  };
}

type Joined = { [Column in keyof LineRow]: LineRow[Column] | null };

/** A basket without lines is one row without a line. */
const isLine = (row: Joined): row is LineRow => row.id !== null;

/** What tells a line from one that was changed meanwhile. */
export type TakenLine = Pick<
  BasketLine,
  'id' | 'additional' | 'quantity' | 'precision' | 'subscriptionDays' | 'comment'
>;

const takenRows = keptAskAfter(
  (db, { session }: { session: string }) => db.deleteFrom('basket_choices').where('session_id', '=', session),
  (db, { session }) =>
    db
      .deleteFrom('basket_lines')
      .where('session_id', '=', session)
      .returning(['id', 'additional', 'quantity', 'precision', 'subscription_days as subscriptionDays', 'comment']),
);

/** Removes all lines of a session, and what was chosen for them; which lines they were. */
export const takeWhole = (tx: Tx, session: string): Promise<TakenLine[]> => takenRows(tx, { session });
