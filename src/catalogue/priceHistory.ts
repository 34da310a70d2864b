import { DAY } from '../kit/clock.ts';
import { type Grosze, reductionPercent } from '../kit/money.ts';
import type { PriceEntry } from './model.ts';

/** Lowest price of the 30 days before a reduction began. */
export interface Lowest {
  lowest: Grosze;
  /** Offered for less than 30 days when the reduction began. */
  sinceFirstOffer: boolean;
}

/**
 * Prices of a size at a moment, with those that the law wants beside them (Omnibus). Act of 9 May 2014 on informing about
 * prices (Dz.U. 2023 poz. 168), art. 4: next to an announced reduction stands the lowest price of the 30 days before the
 * reduction began; of goods offered for less, the lowest since then. A reduction is one from that price, and nothing
 * else may be called so (CJEU, C-330/23, Aldi Süd): a promotion that is not below it is a price like any other.
 */
export interface PriceState {
  price: Grosze;
  /** The price without the reduction. */
  regular: Grosze;
  reduction?: Lowest & { startedAt: number; endsAt: number | null };
  /** Moment before which no change comes by itself; null: none will come. */
  nextChangeAt: number | null;
}

const WINDOW = 30 * DAY;

/** What a reduction saves of the lowest price of those 30 days, in whole percent; undefined where that is nothing. */
export function savedPercent({ price, reduction }: Pick<PriceState, 'price' | 'reduction'>): number | undefined {
  return (reduction && reductionPercent(reduction.lowest, price)) || undefined;
}

interface Asked {
  regular: Grosze;
  promotion?: PriceEntry;
}

const startedBy = (entries: readonly PriceEntry[], kind: PriceEntry['kind'], at: number) =>
  entries.filter((entry) => entry.kind === kind && entry.startsAt <= at).sort((a, b) => a.startsAt - b.startsAt);

const isOver = (entry: PriceEntry, at: number) => entry.endsAt !== null && entry.endsAt <= at;

/** Price at a moment; undefined while there was none. A promotion that is not below the price is none. */
function askedAt(entries: readonly PriceEntry[], at: number): Asked | undefined {
  const regular = startedBy(entries, 'regular', at).at(-1);
  if (!regular || isOver(regular, at)) return undefined;
  const promotion = startedBy(entries, 'promotion', at)
    .filter((entry) => !isOver(entry, at) && entry.price < regular.price)
    .at(-1);
  return { regular: regular.price, ...(promotion ? { promotion } : {}) };
}

function effectivePrice(entries: readonly PriceEntry[], at: number): Grosze | undefined {
  const asked = askedAt(entries, at);
  return asked?.promotion?.price ?? asked?.regular;
}

const edges = (entries: readonly PriceEntry[]) =>
  entries.flatMap(({ startsAt, endsAt }) => (endsAt === null ? [startsAt] : [startsAt, endsAt]));

/** Lowest price really asked in [from, until); the window starts with the price already in force then. */
function lowestBetween(entries: readonly PriceEntry[], from: number, until: number): Grosze | undefined {
  const prices = [from, ...edges(entries).filter((moment) => moment > from && moment < until)]
    .map((moment) => effectivePrice(entries, moment))
    .filter((price) => price !== undefined);
  return prices.length > 0 ? Math.min(...prices) : undefined;
}

/** Lowest price before a reduction that is not in the history, such as one by a code, and that began at a moment. */
export function lowestBefore(entries: readonly PriceEntry[], startsAt: number): Lowest | undefined {
  const from = startsAt - WINDOW;
  const lowest = lowestBetween(entries, from, startsAt);
  return lowest === undefined ? undefined : { lowest, sinceFirstOffer: isSinceFirstOffer(entries, from) };
}

/** Lowest price of the 30 days before the present one began, whether or not that is a reduction. */
export function lowestBeforePresent(
  entries: readonly PriceEntry[],
  state: Pick<PriceState, 'reduction'>,
  at: number,
): Lowest | undefined {
  if (state.reduction) return state.reduction;
  const began = Math.max(...entries.filter(({ startsAt }) => startsAt <= at).map(({ startsAt }) => startsAt));
  return Number.isFinite(began) ? lowestBefore(entries, began) : undefined;
}

/** The lowest price asked in the 30 days up to a moment, that moment included; undefined while there is no price. */
export function lowestUntil(entries: readonly PriceEntry[], at: number): Grosze | undefined {
  const now = effectivePrice(entries, at);
  if (now === undefined) return undefined;
  return Math.min(now, lowestBetween(entries, at - WINDOW, at) ?? now);
}

const isSinceFirstOffer = (entries: readonly PriceEntry[], from: number): boolean =>
  !entries.some((entry) => entry.kind === 'regular' && entry.startsAt <= from);

/** States last asked for, by their history: one holds from when it was asked for until the next change. */
const known = new WeakMap<readonly PriceEntry[], { from: number; state: PriceState }>();

/** State of a price at a moment; undefined while there is no price. A history that was asked about may not change. */
export function priceState(entries: readonly PriceEntry[], at: number): PriceState | undefined {
  const kept = known.get(entries);
  if (kept && at >= kept.from && at < (kept.state.nextChangeAt ?? Number.POSITIVE_INFINITY)) return kept.state;
  const state = stateAt(entries, at);
  if (state) known.set(entries, { from: at, state: Object.freeze(state) });
  return state;
}

function stateAt(entries: readonly PriceEntry[], at: number): PriceState | undefined {
  const asked = askedAt(entries, at);
  if (!asked) return undefined;
  const { regular, promotion } = asked;
  const coming = edges(entries).filter((moment) => moment > at);
  const nextChangeAt = coming.length > 0 ? Math.min(...coming) : null;
  if (!promotion) return { price: regular, regular, nextChangeAt };
  const { price, startsAt, endsAt } = promotion;
  const from = startsAt - WINDOW;
  const lowest = lowestBetween(entries, from, startsAt);
  // Without a price before it there is nothing to reduce, and what is not below the lowest one reduces nothing.
  if (lowest === undefined || price >= lowest) return { price, regular: price, nextChangeAt };
  const sinceFirstOffer = isSinceFirstOffer(entries, from);
  return { price, regular, nextChangeAt, reduction: { startedAt: startsAt, endsAt, lowest, sinceFirstOffer } };
}
