import type { Db, Tx } from '../../db/database.ts';
import { cardStop, type GiftCard } from '../../giftCards/model.ts';
import type { GiftCards } from '../../giftCards/service.server.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import type { Visit } from '../../session/model.ts';
import type { CodeErrorCode } from '../rebates/model.ts';
import { choicesOf, saveChoices } from '../store/choices.server.ts';

export type CardError = Extract<CodeErrorCode, `giftcard_${string}` | 'insecure'>;

/** The card of a number and a PIN as they were typed, if it pays now. */
export async function payingCard(
  giftCards: Pick<GiftCards, 'find'> | undefined,
  { number, pin }: { number: string; pin: string },
  at: number,
): Promise<Result<GiftCard, CardError>> {
  const card = await giftCards?.find(number, pin);
  if (!card) return err('giftcard_unknown');
  const stop = cardStop(card, at);
  return stop === undefined ? ok(card) : err(`giftcard_${stop}` as const);
}

/** Remembers which card pays for the basket of this visit; nothing is taken from it until an order is placed. */
export const keepCard = (db: Db, visit: Visit, card: GiftCard): Promise<Result<GiftCard, CardError>> =>
  db.write(async (tx) => {
    const session = await visit.remember(tx);
    if (session === undefined) return err('insecure');
    await saveChoices(tx, session, { ...(await choicesOf(tx, session)), card: card.id });
    return ok(card);
  });

/** Removes the card of a basket; false when there was none. */
export async function dropCard(tx: Tx, session: string): Promise<boolean> {
  const { card, ...rest } = await choicesOf(tx, session);
  await saveChoices(tx, session, rest);
  return card !== undefined;
}
