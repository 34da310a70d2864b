import { randomBytes } from 'node:crypto';
import type { Db, Tx } from '../db/database.ts';
import { type Clock, HOUR } from '../kit/clock.ts';
import { isAttempt, type Order } from '../orders/model.ts';
import type { WithdrawValues } from './form.ts';
import { draftOf, putDraft, removeDraft, removeDrafts, withdrawalById } from './store.server.ts';

/** What is typed for a statement is kept for so long after its last step. */
export const DRAFT_LASTS = HOUR;
/** Drafts of one order: the oldest makes room, so that nobody fills the store from a link. */
const MOST_DRAFTS = 10;

type Of = Pick<Order, 'id'>;

/** Withdrawals that are being written. The id of one is that of the statement which becomes of it, and tells nothing. */
export interface Drafts {
  find(order: Of, id: string): Promise<WithdrawValues | undefined>;
  /** Keeps what was typed, in the place of what was typed before under this id; another id where this one is not free. */
  keep(order: Of, id: string | undefined, values: WithdrawValues): Promise<string>;
}

export function createDrafts(db: Db, clock: Clock): Drafts {
  const isFree = async (tx: Tx, order: string, id: string): Promise<boolean> => {
    if (!isAttempt(id) || (await withdrawalById(tx, id))) return false;
    const draft = await draftOf(tx, id, 0);
    return draft === undefined || draft.order === order;
  };
  return {
    async find(order, id) {
      const draft = await draftOf(db.read, id, clock() - DRAFT_LASTS);
      return draft?.order === order.id ? draft.values : undefined;
    },
    keep: ({ id: order }, asked, values) =>
      db.write(async (tx) => {
        const id = asked !== undefined && (await isFree(tx, order, asked)) ? asked : newDraftId();
        await putDraft(tx, { id, order_id: order, at: clock(), data: JSON.stringify(values) }, MOST_DRAFTS);
        return id;
      }),
  };
}

const newDraftId = (): string => randomBytes(18).toString('base64url');

/** Nothing of it is left once it is stated. */
export const dropDraft = (tx: Tx, id: string): Promise<unknown> => removeDraft(tx, id);

/** Forgets what became of nothing. */
export const sweepDrafts = (db: Db, now: number): Promise<unknown> =>
  db.write((tx) => removeDrafts(tx, now - DRAFT_LASTS));
