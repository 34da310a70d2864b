import { DAY } from '../kit/clock.ts';
import type { Grosze } from '../kit/money.ts';
import type { PriceEntry } from './model.ts';

/**
 * What a size costs at a moment, and what the law wants said beside it.
 * Act of 9 May 2014 on informing about prices (Dz.U. 2023 poz. 168), art. 4: next to an announced reduction stands
 * the lowest price of the 30 days before the reduction began; of goods offered for less, the lowest since then.
 */
export interface PriceState {
  price: Grosze;
  /** The price without the reduction. */
  regular: Grosze;
  reduction?: {
    startedAt: number;
    endsAt: number | null;
    /** Lowest price of the 30 days before the reduction began. */
    lowest: Grosze;
    /** Offered for less than 30 days when the reduction began. */
    sinceFirstOffer: boolean;
  };
  /** When the price will next change by itself, or null. */
  nextChangeAt: number | null;
}

const WINDOW = 30 * DAY;

const startedBy = (entries: readonly PriceEntry[], kind: PriceEntry['kind'], at: number) =>
  entries.filter((entry) => entry.kind === kind && entry.startsAt <= at).sort((a, b) => a.startsAt - b.startsAt);

const runningPromotion = (entries: readonly PriceEntry[], at: number) =>
  startedBy(entries, 'promotion', at)
    .filter((entry) => entry.endsAt === null || entry.endsAt > at)
    .at(-1);

function effectivePrice(entries: readonly PriceEntry[], at: number): Grosze | undefined {
  const regular = startedBy(entries, 'regular', at).at(-1);
  if (!regular) return undefined;
  return runningPromotion(entries, at)?.price ?? regular.price;
}

/** Lowest price really asked in [from, until); the window starts with the price already in force then. */
function lowestBetween(entries: readonly PriceEntry[], from: number, until: number): Grosze | undefined {
  const moments = entries.flatMap((entry) =>
    entry.endsAt === null ? [entry.startsAt] : [entry.startsAt, entry.endsAt],
  );
  const prices = [from, ...moments.filter((moment) => moment > from && moment < until)]
    .map((moment) => effectivePrice(entries, moment))
    .filter((price) => price !== undefined);
  return prices.length > 0 ? Math.min(...prices) : undefined;
}

/** State of a price at a moment; undefined before the first price. */
export function priceState(entries: readonly PriceEntry[], at: number): PriceState | undefined {
  const regular = startedBy(entries, 'regular', at).at(-1);
  if (!regular) return undefined;
  const moments = entries.flatMap((entry) => [entry.startsAt, entry.endsAt ?? -1]).filter((moment) => moment > at);
  const nextChangeAt = moments.length > 0 ? Math.min(...moments) : null;
  const promotion = runningPromotion(entries, at);
  const state: PriceState = { price: promotion?.price ?? regular.price, regular: regular.price, nextChangeAt };
  if (!promotion) return state;
  const from = promotion.startsAt - WINDOW;
  const lowest = lowestBetween(entries, from, promotion.startsAt);
  // Without a price before it there is nothing to reduce: no reduction may be announced.
  if (lowest === undefined) return { ...state, regular: promotion.price };
  const sinceFirstOffer = effectivePrice(entries, from) === undefined;
  return { ...state, reduction: { startedAt: promotion.startsAt, endsAt: promotion.endsAt, lowest, sinceFirstOffer } };
}
