import type { PriceDraft } from './draft.ts';
import type { PriceEntry } from './model.ts';

/** Changes to the stored history of one size; `drop` comes before `end`, and both before `add`. */
export interface PricePlan {
  add: PriceEntry[];
  /** Prices that end now or at another time. */
  end: { entry: PriceEntry; endsAt: number | null }[];
  /** Promotions that never began. */
  drop: PriceEntry[];
}

type Promotion = NonNullable<PriceDraft['promotion']>;

/**
 * Compares what a file or feed says with the history kept. The past cannot be rewritten: dated history is believed
 * only when the size is new, later changes are recorded as of now, and a price that was asked is ended, never erased.
 */
export function planPrices(kept: readonly PriceEntry[], wanted: PriceDraft | undefined, now: number): PricePlan {
  if (!wanted) return endAll(kept, now);
  return kept.length === 0 ? firstPlan(wanted, now) : laterPlan(kept, wanted, now);
}

/** A size that is gone, or that is no longer sold for money, must not stay on sale at its last price. */
function endAll(kept: readonly PriceEntry[], now: number): PricePlan {
  const plan = endPromotions(kept, undefined, now);
  const regular = lastRegular(kept);
  if (regular && isOpen(regular, now)) plan.end.push({ entry: regular, endsAt: Math.max(now, regular.startsAt) });
  return plan;
}

function firstPlan(wanted: PriceDraft, now: number): PricePlan {
  const add: PriceEntry[] = [];
  for (const { price, from } of [...wanted.history].sort((a, b) => a.from - b.from)) {
    if (from < now && add.at(-1)?.startsAt !== from) add.push(regularEntry(price, from));
  }
  // A price already reduced was the regular one when its reduction began; otherwise it is known since now.
  const last = add.at(-1);
  if (last?.price !== wanted.regular) {
    const began = wanted.promotion && last ? Math.min(now, wanted.promotion.from ?? now) : now;
    add.push(regularEntry(wanted.regular, Math.max(began, (last?.startsAt ?? began - 1) + 1)));
  }
  const from = wanted.promotion?.from ?? now;
  if (wanted.promotion && !isPast(wanted.promotion.to, from)) add.push(promotionEntry(wanted.promotion, from));
  return { add, end: [], drop: [] };
}

function laterPlan(kept: readonly PriceEntry[], wanted: PriceDraft, now: number): PricePlan {
  const promotion = wanted.promotion && !isPast(wanted.promotion.to, now) ? wanted.promotion : undefined;
  const same = promotion && kept.find((entry) => continues(entry, promotion, now));
  const plan = endPromotions(kept, same, now);
  const regular = lastRegular(kept);
  if (!regular || regular.price !== wanted.regular || !isOpen(regular, now)) {
    plan.add.push(regularEntry(wanted.regular, Math.max(now, (regular?.startsAt ?? now - 1) + 1)));
  }
  if (promotion && !same) plan.add.push(promotionEntry(promotion, Math.max(promotion.from ?? now, now)));
  if (promotion && same && same.endsAt !== promotion.to) plan.end.push({ entry: same, endsAt: promotion.to });
  return plan;
}

function endPromotions(kept: readonly PriceEntry[], except: PriceEntry | undefined, now: number): PricePlan {
  const open = kept.filter((entry) => entry.kind === 'promotion' && entry !== except && isOpen(entry, now));
  return {
    add: [],
    end: open.filter((entry) => entry.startsAt < now).map((entry) => ({ entry, endsAt: now })),
    drop: open.filter((entry) => entry.startsAt >= now),
  };
}

/**
 * Tells whether the file goes on with an offer kept: coming and still at the same time, or already running. One that runs
 * goes on whenever the file says it began, because its start may have been moved to the moment it became known.
 */
const continues = (entry: PriceEntry, promotion: Promotion, now: number) =>
  entry.kind === 'promotion' &&
  entry.price === promotion.price &&
  isOpen(entry, now) &&
  (entry.startsAt > now ? entry.startsAt === promotion.from : (promotion.from ?? now) <= now);

const lastRegular = (kept: readonly PriceEntry[]) =>
  kept
    .filter((entry) => entry.kind === 'regular')
    .sort((a, b) => a.startsAt - b.startsAt)
    .at(-1);

const isPast = (end: number | null, now: number) => end !== null && end <= now;

const isOpen = (entry: PriceEntry, now: number) => !isPast(entry.endsAt, now);

const regularEntry = (price: number, startsAt: number): PriceEntry => ({
  kind: 'regular',
  price,
  startsAt,
  endsAt: null,
});

const promotionEntry = (promotion: Promotion, startsAt: number): PriceEntry => ({
  kind: 'promotion',
  price: promotion.price,
  startsAt,
  endsAt: promotion.to,
});
