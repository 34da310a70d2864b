import type { Kysely } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { keptQuery } from '../../db/keptQuery.server.ts';
import type { BasketChoicesRow } from '../../db/tables/basket.ts';
import type { Tables } from '../../db/tables.ts';
import type { Gift } from '../rebates/model.ts';

/** Choices for a basket as a whole. */
export interface Choices {
  /** Key of a rebate code. */
  code?: string;
  gift?: Gift;
  /** Id of the gift card that pays. */
  card?: string;
}

const choiceRows = keptQuery(1, (db, session: string) =>
  db.selectFrom('basket_choices').selectAll().where('session_id', '=', session),
);

export async function choicesOf(db: Kysely<Tables>, session: string): Promise<Choices> {
  const [row] = await choiceRows(db, session);
  return row ? choicesIn(row) : {};
}

/** Choices of a row, or of one that was joined to others and is not there. */
export function choicesIn(
  row: {
    [Column in keyof Omit<BasketChoicesRow, 'session_id'>]: BasketChoicesRow[Column] | null;
  },
): Choices {
  const { code, gift_product: product, gift_size: size, gift_card: card } = row;
  return {
    ...(code === null ? {} : { code }),
    ...(product === null || size === null ? {} : { gift: { product, size } }),
    ...(card === null ? {} : { card }),
  };
}

export async function saveChoices(tx: Tx, session: string, { code, gift, card }: Choices): Promise<void> {
  const changing = {
    code: code ?? null,
    gift_product: gift?.product ?? null,
    gift_size: gift?.size ?? null,
    gift_card: card ?? null,
  };
  await tx
    .insertInto('basket_choices')
    .values({ session_id: session, ...changing })
    .onConflict((c) => c.column('session_id').doUpdateSet(changing))
    .execute();
}
