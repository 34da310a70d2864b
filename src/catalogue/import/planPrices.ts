import type { PriceEntry } from '../model.ts';
import type { PriceDraft } from './draft.ts';

/** What has to change in the stored history of one size. */
export interface PricePlan {
  add: PriceEntry[];
  /** Running promotions that end now or at another time. */
  end: { entry: PriceEntry; endsAt: number | null }[];
  /** Promotions that never began. */
  drop: PriceEntry[];
}

/**
 * Compares what a file or feed says with the history kept. The past cannot be rewritten: dated history is believed
 * only when the size is new, later changes are recorded as of now, and a promotion that began is ended, never erased.
 */
export function planPrices(kept: readonly PriceEntry[], wanted: PriceDraft | undefined, now: number): PricePlan {
  if (!wanted) return endAll(kept, now);
  return kept.length === 0 ? firstPlan(wanted, now) : laterPlan(kept, wanted, now);
}

function endAll(kept: readonly PriceEntry[], now: number): PricePlan {
  return {
    add: [],
    end: kept
      .filter((entry) => isRunning(entry, now) && entry.kind === 'promotion')
      .map((entry) => ({ entry, endsAt: now })),
    drop: kept.filter((entry) => entry.kind === 'promotion' && entry.startsAt > now),
  };
}

function firstPlan(wanted: PriceDraft, now: number): PricePlan {
  const add: PriceEntry[] = [];
  for (const { price, from } of [...wanted.history].sort((a, b) => a.from - b.from)) {
    if (from < now && add.at(-1)?.startsAt !== from) add.push({ kind: 'regular', price, startsAt: from, endsAt: null });
  }
  // A price already reduced was the regular one when its reduction began; otherwise it is known since now.
  const last = add.at(-1);
  if (last?.price !== wanted.regular) {
    const began = wanted.promotion && last ? Math.min(now, wanted.promotion.from) : now;
    add.push({
      kind: 'regular',
      price: wanted.regular,
      startsAt: Math.max(began, (last?.startsAt ?? began - 1) + 1),
      endsAt: null,
    });
  }
  if (wanted.promotion) add.push(promotionEntry(wanted.promotion, wanted.promotion.from));
  return { add, end: [], drop: [] };
}

function laterPlan(kept: readonly PriceEntry[], wanted: PriceDraft, now: number): PricePlan {
  const plan: PricePlan = { add: [], end: [], drop: [] };
  const regular = kept
    .filter((entry) => entry.kind === 'regular')
    .sort((a, b) => a.startsAt - b.startsAt)
    .at(-1);
  if (regular?.price !== wanted.regular) {
    plan.add.push({
      kind: 'regular',
      price: wanted.regular,
      startsAt: Math.max(now, (regular?.startsAt ?? 0) + 1),
      endsAt: null,
    });
  }
  const { promotion } = wanted;
  const same = promotion && kept.find((entry) => isSame(entry, promotion));
  for (const entry of kept) {
    if (entry.kind !== 'promotion' || entry === same) continue;
    if (entry.startsAt > now) plan.drop.push(entry);
    else if (isRunning(entry, now)) plan.end.push({ entry, endsAt: now });
  }
  if (!promotion) return plan;
  if (!same) {
    const endsInPast = promotion.to !== null && promotion.to <= now;
    if (!endsInPast) plan.add.push(promotionEntry(promotion, Math.max(promotion.from, now)));
  } else if (same.endsAt !== promotion.to && isRunning(same, now)) {
    plan.end.push({ entry: same, endsAt: promotion.to === null ? null : Math.max(promotion.to, now) });
  }
  return plan;
}

/** The same offer as one kept; its start may have been moved to the moment it became known. */
const isSame = (entry: PriceEntry, promotion: NonNullable<PriceDraft['promotion']>) =>
  entry.kind === 'promotion' &&
  entry.price === promotion.price &&
  (entry.startsAt === promotion.from || (entry.startsAt > promotion.from && entry.endsAt === promotion.to));

const isRunning = (entry: PriceEntry, now: number) => entry.endsAt === null || entry.endsAt > now;

const promotionEntry = (promotion: NonNullable<PriceDraft['promotion']>, startsAt: number): PriceEntry => ({
  kind: 'promotion',
  price: promotion.price,
  startsAt,
  endsAt: promotion.to,
});
