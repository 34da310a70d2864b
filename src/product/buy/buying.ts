import type { InBasket } from '../../catalogue/orderQuantity.ts';
import {
  correctQuantity,
  formatQuantity,
  type Parts,
  parseQuantity,
  type QuantityRule,
  readQuantity,
} from '../../kit/quantity.ts';
import type { SizePrices } from '../wire/shapes.ts';
import { chosenSize } from './buyState.ts';
import { choiceOf, isStale, sameChoice, viewChoice } from './choice.ts';
import type { BuyView, Choice, SizeChoice, SizeState } from './model.ts';
import { type Bounds, leastAllowed, mostAllowed, quantityRule, reachable } from './quantity.ts';

/** What the column asks the shop; `false` for whatever went wrong. */
export interface BuyCalls {
  sizes(parts: Choice['parts']): Promise<SizeChoice[] | false>;
  size(choice: Choice): Promise<SizeState | false>;
  prices(choice: Choice): Promise<SizePrices | false>;
  /** Of a bundle with other parts everything changes. */
  bundle(choice: Choice): Promise<{ sizes: SizeChoice[]; state: SizeState } | false>;
  /** The lowest price of 30 days, as it is read; undefined for whatever went wrong. */
  lowest(size: string): Promise<string | undefined>;
}

/** Said once, in a live region: what was chosen, as it was then, or that the shop could not be asked. */
export type Said = { kind: 'chosen'; turn: number; what: Buying } | { kind: 'failed'; turn: number };

/**
 * Why a quantity was corrected, said once; it stands until a quantity is chosen that needs no correction. `step`: it was
 * rounded up to one, `short`: there is less than the least that can be ordered.
 */
export interface Bound {
  kind: 'min' | 'max' | 'step' | 'short';
  turn: number;
  bound: string;
}

export interface Buying {
  size: string;
  subscribed: boolean;
  parts: readonly string[];
  sizes: SizeChoice[];
  state: SizeState;
  /** The choice that the state is of: the one before, while an answer is on its way. */
  shown: Choice;
  quantity: Parts;
  /** What the field should hold; it changes only when a correction was made. */
  field: { text: string; turn: number };
  /** Does the shown state wait for an answer. */
  waiting: boolean;
  /** The last answer did not come: what is shown may be old. */
  failed: boolean;
  /** False for a moment after the state has changed (specification, section 9: shipping info delay). */
  shipping: boolean;
  said?: Said;
  /** What it costs in another quantity, said once. */
  counted?: { turn: number; what: Buying };
  bound?: Bound | undefined;
}

/** How far the quantity may go. */
export interface QuantityEnds {
  min: Parts;
  least: boolean;
  most: boolean;
  /** Of the product in the basket. */
  held: Parts;
}

/** What the basket holds of a size and of its whole product. */
export type Holds = (size: string) => InBasket;

export const SHIPPING_DELAY_MS = 50;

export interface BuyingOptions {
  view: BuyView;
  calls: BuyCalls;
  changed(): void;
  /** Runs something after a time. */
  later(ms: number, run: () => void): void;
  /** Told what is chosen now, so that the address keeps it. */
  chose(choice: Choice): void;
}

/**
 * What happens between the shopper and the shop while they choose. Each question has a number, and only the answer to the
 * last one counts; when that does not come, the last good state stands again, with the choice that belongs to it.
 */
export function createBuying({ view, calls, changed, later, chose }: BuyingOptions) {
  const { precision } = view;
  const first = viewChoice(view);
  let now: Buying = {
    ...first,
    sizes: view.sizes,
    state: view.state,
    shown: first,
    quantity: parseQuantity(view.quantity, precision) ?? view.sellBy,
    field: { text: view.quantity, turn: 0 },
    waiting: false,
    failed: false,
    shipping: true,
    ...(view.corrected
      ? {
          bound: {
            kind: view.corrected,
            turn: 0,
            bound: view.corrected === 'step' ? formatQuantity(view.sellBy, precision) : view.quantity,
          },
        }
      : {}),
  };
  let inBasket: Holds = () => ({ product: 0, size: 0 });
  let asked = 0;
  let answer: Promise<void> | undefined;
  let turn = 0;

  const set = (more: Partial<Buying>) => {
    now = { ...now, ...more };
    changed();
  };
  const limits = (): Bounds => {
    const size = chosenSize({ sizes: now.sizes, size: now.size });
    return {
      sellBy: view.sellBy,
      precision,
      range: view.range,
      amount: size.amount,
      status: now.state.availability.status,
      subscribed: now.subscribed,
      inBasket: inBasket(now.size),
    };
  };
  const rule = (): QuantityRule | undefined => quantityRule(limits());
  const next = () => (turn += 1);

  function show(state: SizeState, said: boolean): void {
    const same = JSON.stringify(state) === JSON.stringify(now.state);
    const delayed = JSON.stringify(state.availability) !== JSON.stringify(now.state.availability);
    const told = said && !same;
    set({
      state,
      shown: choiceOf(now),
      waiting: false,
      failed: false,
      shipping: !delayed,
      ...(told ? { bound: undefined } : {}),
    });
    if (delayed) later(SHIPPING_DELAY_MS, () => set({ shipping: true }));
    settle(now.quantity, false);
    // With the quantity as it was corrected to.
    if (told) set({ said: { kind: 'chosen', turn: next(), what: now } });
    void askLowest();
  }

  /** Beside a reduction stands the lowest price as the shop tells it now (Dz.U. 2023 poz. 168, art. 4). */
  async function askLowest(): Promise<void> {
    const { prices } = now.state;
    if (prices.omnibus_price_formatted === undefined) return;
    const told = await calls.lowest(now.shown.size);
    if (told === undefined || now.state.prices !== prices) return;
    const [gross, net] = ['omnibus_price_formatted', 'omnibus_price_net_formatted'] as const;
    set({ state: { ...now.state, prices: { ...prices, [view.priceType === 'net' ? net : gross]: told } } });
  }

  function fail(): void {
    const back = isStale(now);
    set({ ...now.shown, waiting: false, failed: true, said: { kind: 'failed', turn: next() }, bound: undefined });
    if (back) chose(now.shown);
  }

  function ask(question: () => Promise<SizeState | false>): Promise<void> {
    asked += 1;
    const mine = asked;
    set({ waiting: true });
    answer = question().then((told) => {
      if (mine !== asked) return;
      if (told === false) fail();
      else show(told, true);
    });
    return answer;
  }

  const askPrices = () =>
    ask(async () => {
      const prices = await calls.prices(choiceOf(now));
      return prices === false ? false : { ...now.state, prices };
    });

  /** Prices of a quantity; when they are as before, its worth alone is new. */
  async function askWorth(): Promise<void> {
    const before = now.said;
    await askPrices();
    if (!now.waiting && now.said === before) set({ counted: { turn: next(), what: now } });
  }

  /** The quantity that may be had for what was wanted; the field is corrected, after saying why. */
  function settle(wanted: Parts, ask: boolean): void {
    const bounds = rule();
    const corrected = bounds && correctQuantity(wanted, bounds);
    // Nothing may be ordered: the state says so, and the field stays as it is.
    if (!corrected) return;
    const { parts, reason } = corrected;
    const changedTo = parts !== now.quantity;
    if (reason !== 'ok') {
      const bound = reason === 'step' ? view.sellBy : (reachable(bounds)[reason] ?? parts);
      set({ bound: { kind: reason, turn: next(), bound: formatQuantity(bound, precision) } });
    } else if (ask) {
      set({ bound: undefined });
    }
    set({ quantity: parts, field: { text: formatQuantity(parts, precision), turn: next() } });
    if (ask && changedTo && !now.waiting) void askWorth();
  }

  return {
    get now() {
      return now;
    },
    chooseSize(size: string) {
      if (size === now.size) return;
      set({ size });
      const choice = choiceOf(now);
      chose(choice);
      void ask(() => calls.size(choice));
    },
    /** Another size of a part; `place` is of the part in the bundle. */
    choosePart(place: number, value: string) {
      if (now.parts[place] === undefined || now.parts[place] === value) return;
      set({ parts: now.parts.with(place, value) });
      const choice = choiceOf(now);
      chose(choice);
      void ask(async () => {
        const answer = await calls.bundle(choice);
        if (answer && choice.parts === now.parts) set({ sizes: answer.sizes });
        return answer ? answer.state : false;
      });
    },
    subscribe(subscribed: boolean) {
      if (subscribed === now.subscribed) return;
      // An answer that is awaited is of the other price, and of a size that nothing else is known of.
      const all = now.waiting;
      set({ subscribed });
      const choice = choiceOf(now);
      chose(choice);
      void (all ? ask(() => calls.size(choice)) : askPrices());
    },
    /** Text as it was typed, with a comma or a point. */
    typed(text: string) {
      settle(readQuantity(text, precision) ?? now.quantity, true);
    },
    step(direction: -1 | 1) {
      settle(Math.max(0, now.quantity + direction * view.sellBy), true);
    },
    /** The least that can be had, and whether the quantity may go a step down or up. */
    bounds(): QuantityEnds {
      const bounds = rule();
      const held = inBasket(now.size).product;
      if (!bounds) return { min: view.sellBy, least: true, most: true, held };
      const { min, max } = reachable(bounds);
      return { min, least: now.quantity <= min, most: max !== undefined && now.quantity >= max, held };
    },
    /** Sizes as they are now: stock and prices may have changed since the page was made. */
    async refresh() {
      void askLowest();
      const { parts } = now;
      const sizes = await calls.sizes(parts);
      const known = JSON.stringify(now.sizes);
      if (parts === now.parts && sizes && sizes.length > 0 && JSON.stringify(sizes) !== known) set({ sizes });
    },
    /** The state of the chosen size as the shop told it unasked. */
    told(choice: Choice, state: SizeState) {
      if (!now.waiting && sameChoice(choice, now)) show(state, true);
    },
    /** Settles once no answer is awaited any more. */
    async answered(): Promise<void> {
      while (now.waiting) await answer;
    },
    /** What lies in the basket counts for every bound; the quantity that was chosen may be too much with it. */
    holds(counts: Holds) {
      inBasket = counts;
      settle(now.quantity, false);
      // Nothing more may be ordered: what was told of a quantity is over.
      set(rule() ? {} : { bound: undefined });
    },
    /** Says why nothing more can be added; false when something can. */
    refused(): boolean {
      const most = rule() ? undefined : mostAllowed(limits());
      if (most === undefined) return false;
      const least = leastAllowed(limits());
      const [kind, bound] = most < least ? (['short', least] as const) : (['max', most] as const);
      set({ bound: { kind, turn: next(), bound: formatQuantity(bound, precision) } });
      return true;
    },
  };
}
