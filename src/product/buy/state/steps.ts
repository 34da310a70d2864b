import {
  type InBasket,
  leastInOrder,
  mostInOrder,
  type Orderable,
  orderQuantityRule,
} from '../../../catalogue/orderQuantity.ts';
import {
  correctQuantity,
  formatQuantity,
  type Parts,
  parseQuantity,
  type QuantityRule,
  readQuantity,
  stepBounds,
} from '../../../kit/quantity.ts';
import type { SizePrices } from '../../wire/shapes.ts';
import type { Bound, Buying, QuantityEnds } from './buying.ts';
import { chosenSize, orderableSize } from './buyState.ts';
import { choiceOf, isStale, sameChoice, viewChoice } from './choice.ts';
import type { Answer, BuyingEffect, BuyingEvent, Question } from './events.ts';
import type { BuyView, Choice, SizeState } from './model.ts';
import { amountKey } from './readAmount.ts';

/** After the availability has changed, shipping is shown this much later, ms (docs/contract/product.md#shipping-time). */
export const SHIPPING_DELAY_MS = 50;

/** The product column between two events. `questions` counts what was asked: only the answer to the last one is shown. */
export interface BuyingModel {
  readonly view: BuyView;
  readonly now: Buying;
  readonly questions: number;
  /** Counts what is said, so that the same words are said again. */
  readonly turns: number;
}

/** The model after an event, and what is to be done then, in this order. */
export type BuyingStep = readonly [model: BuyingModel, effects: readonly BuyingEffect[]];

/** The column as the server drew it. */
export function startBuying(view: BuyView): BuyingModel {
  const { precision, corrected } = view;
  const first = viewChoice(view);
  const step = formatQuantity(view.sellBy, precision);
  const now: Buying = {
    ...first,
    sizes: view.sizes,
    state: view.state,
    shown: first,
    quantity: parseQuantity(view.quantity, precision) ?? view.sellBy,
    holds: () => ({ product: 0, size: 0, once: 0 }),
    field: { text: view.quantity, turn: 0 },
    waiting: false,
    failed: false,
    shipping: true,
    ...(corrected ? { bound: { kind: corrected, turn: 0, bound: corrected === 'step' ? step : view.quantity } } : {}),
  };
  return { view, now, questions: 0, turns: 0 };
}

/** What an event changes, and what is to be done then. */
export function stepBuying(model: BuyingModel, event: BuyingEvent): BuyingStep {
  const { now, view } = model;
  switch (event.type) {
    case 'sizeChosen':
      return event.size === now.size ? still(model) : chosen(model, { size: event.size }, 'size');
    case 'partChosen': {
      const { place, value } = event;
      if (now.parts[place] === undefined || now.parts[place] === value) return still(model);
      return chosen(model, { parts: now.parts.with(place, value) }, 'bundle');
    }
    case 'subscribed':
      if (event.on === now.subscribed) return still(model);
      // An answer that is awaited is of the other price, and of a size that nothing else is known of.
      return chosen(model, { subscribed: event.on }, now.waiting ? 'size' : 'prices');
    case 'typed': {
      const wanted = readQuantity(event.text, view.precision);
      return wanted === undefined ? still(bounded(model, 'unread', now.quantity)) : settled(model, wanted, true);
    }
    case 'stepped':
      return settled(model, Math.max(0, now.quantity + event.direction * view.sellBy), true);
    case 'answered':
      return answered(model, event.question, event.answer);
    case 'lowestTold':
      return still(lowest(model, event.prices, event.lowest));
    case 'sizesTold': {
      const news = event.parts === now.parts && JSON.stringify(event.sizes) !== JSON.stringify(now.sizes);
      return still(news ? set(model, { sizes: event.sizes }) : model);
    }
    case 'stateTold':
      return !now.waiting && sameChoice(event.choice, now) ? shown(model, event.state) : still(model);
    case 'shippingDue':
      return still(set(model, { shipping: true }));
    case 'basketTold': {
      // The quantity that was chosen may be too much with it.
      const [next, effects] = settled(set(model, { holds: event.holds }), now.quantity, false);
      // Nothing more may be ordered: what was told of a quantity is over.
      return [ruleOf(next) ? next : set(next, { bound: undefined }), effects];
    }
    case 'refused':
      return still(refused(model));
  }
}

/** How far the quantity may go. */
export function endsOf(model: BuyingModel): QuantityEnds {
  const { now, view } = model;
  const rule = ruleOf(model);
  const held = now.holds(now.size).product;
  if (!rule) return { min: view.sellBy, least: true, most: true, held };
  const { min, max } = stepBounds(rule);
  return { min, least: now.quantity <= min, most: max !== undefined && now.quantity >= max, held };
}

/** May nothing more be ordered because of a bound, rather than because it is not for sale. */
export const isFull = (model: BuyingModel): boolean =>
  ruleOf(model) === undefined && mostInOrder(orderableOf(model), heldOf(model)) !== undefined;

const still = (model: BuyingModel, ...effects: BuyingEffect[]): BuyingStep => [model, effects];

const set = (model: BuyingModel, more: Partial<Buying>): BuyingModel => ({ ...model, now: { ...model.now, ...more } });

/** Takes a step that says something: `more` is given its turn. */
function say(model: BuyingModel, more: (turn: number) => Partial<Buying>): BuyingModel {
  const turns = model.turns + 1;
  return set({ ...model, turns }, more(turns));
}

function chosen(model: BuyingModel, more: Partial<Choice>, about: Question['about']): BuyingStep {
  const next = set(model, more);
  const [asking, effects] = ask(next, about);
  return [asking, [{ type: 'keepChoice', choice: choiceOf(next.now) }, ...effects]];
}

function ask(model: BuyingModel, about: Question['about']): BuyingStep {
  const number = model.questions + 1;
  const question = { about, number, choice: choiceOf(model.now), said: model.now.said };
  return still({ ...set(model, { waiting: true }), questions: number }, { type: 'ask', question });
}

function answered(before: BuyingModel, question: Question, answer: Answer): BuyingStep {
  const sizes = answer !== false && 'state' in answer ? answer.sizes : undefined;
  const model = sizes && question.choice.parts === before.now.parts ? set(before, { sizes }) : before;
  if (question.number !== model.questions) return still(model);
  if (answer === false) return failed(model);
  const state = 'state' in answer ? answer.state : { ...model.now.state, prices: answer.prices };
  const [next, effects] = shown(model, state);
  // Prices of another quantity that are as before: its worth alone is new.
  const alone = question.about === 'worth' && next.now.said === question.said;
  return [alone ? say(next, (turn) => ({ counted: { turn, what: next.now } })) : next, effects];
}

/** The last good state stands again, with the choice that belongs to it. */
function failed(model: BuyingModel): BuyingStep {
  const { shown: last } = model.now;
  const back = isStale(model.now);
  const next = say(model, (turn) => ({
    ...last,
    waiting: false,
    failed: true,
    said: { kind: 'failed', turn },
    bound: undefined,
  }));
  return back ? still(next, { type: 'keepChoice', choice: last }) : still(next);
}

function shown(model: BuyingModel, state: SizeState): BuyingStep {
  const { now } = model;
  const same = JSON.stringify(state) === JSON.stringify(now.state);
  const delayed = JSON.stringify(state.availability) !== JSON.stringify(now.state.availability);
  const next = set(model, {
    state,
    shown: choiceOf(now),
    waiting: false,
    failed: false,
    shipping: !delayed,
    ...(same ? {} : { bound: undefined }),
  });
  // Said with the quantity as it was corrected to.
  const [fitting, asking] = settled(next, now.quantity, false);
  return [
    same ? fitting : say(fitting, (turn) => ({ said: { kind: 'chosen', turn, what: fitting.now } })),
    [
      ...(delayed ? [{ type: 'showShipping', afterMs: SHIPPING_DELAY_MS } as const] : []),
      ...asking,
      ...askLowest(fitting),
    ],
  ];
}

/** Beside a reduction stands the lowest price as the shop tells it now (Dz.U. 2023 poz. 168, art. 4). */
export function askLowest({ now: { state, shown: last } }: BuyingModel): BuyingEffect[] {
  const { prices } = state;
  return prices.omnibus_price_formatted === undefined ? [] : [{ type: 'askLowest', size: last.size, prices }];
}

function lowest(model: BuyingModel, asked: SizePrices, told: string): BuyingModel {
  const { state } = model.now;
  if (state.prices !== asked) return model;
  const key = amountKey('omnibus_price', model.view.priceType);
  return set(model, { state: { ...state, prices: { ...asked, [key]: told } } });
}

/** The quantity that may be had for what was wanted; the field is corrected, after saying why. */
function settled(model: BuyingModel, wanted: Parts, byShopper: boolean): BuyingStep {
  const { now, view } = model;
  const rule = ruleOf(model);
  const corrected = rule && correctQuantity(wanted, rule);
  // Nothing may be ordered: the state says so, and the field stays as it is.
  if (!corrected) return still(model);
  const { parts, reason } = corrected;
  const told =
    reason === 'ok'
      ? set(model, byShopper ? { bound: undefined } : {})
      : bounded(model, reason, reason === 'step' ? view.sellBy : (stepBounds(rule)[reason] ?? parts));
  const next = say(told, (turn) => ({ quantity: parts, field: { text: formatQuantity(parts, view.precision), turn } }));
  return byShopper && parts !== now.quantity && !now.waiting ? ask(next, 'worth') : still(next);
}

const bounded = (model: BuyingModel, kind: Bound['kind'], bound: Parts): BuyingModel =>
  say(model, (turn) => ({ bound: { kind, turn, bound: formatQuantity(bound, model.view.precision) } }));

/** Says why nothing more can be added. */
function refused(model: BuyingModel): BuyingModel {
  const most = mostInOrder(orderableOf(model), heldOf(model));
  if (!most) return model;
  const least = leastInOrder(orderableOf(model), heldOf(model));
  return most.parts < least ? bounded(model, 'short', least) : bounded(model, 'max', most.parts);
}

const ruleOf = (model: BuyingModel): QuantityRule | undefined =>
  orderQuantityRule(orderableOf(model), { subscription: model.now.subscribed, inBasket: heldOf(model) });

const orderableOf = ({ now, view }: BuyingModel): Orderable => orderableSize(view, chosenSize(now), now.state);

const heldOf = ({ now }: BuyingModel): InBasket => now.holds(now.size);
