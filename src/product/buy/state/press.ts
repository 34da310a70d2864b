import type { Parts } from '../../../kit/quantity.ts';
import type { Buying } from './buying.ts';
import { buyState, chosenSize, shownSize } from './buyState.ts';
import { choiceOf, isStale, sameChoice } from './choice.ts';
import type { BuyView, Choice } from './model.ts';
import { readAmount } from './readAmount.ts';
import { countingOf, pricesAt } from './tiers.ts';

/** What a press to buy was made for. */
export interface Pressed {
  choice: Choice;
  quantity: Parts;
  /** Price of one unit, as the shopper could read it at the press. */
  price: string | undefined;
  /** Price of one unit in the pressed quantity; missing while that was not known. */
  rebated?: string;
  points: boolean;
}

type Shown = Pick<BuyView, 'priceType' | 'precision' | 'sellBy'>;

export const pressedNow = (view: Shown, now: Buying, points: boolean): Pressed => ({
  choice: choiceOf(now),
  quantity: now.quantity,
  price: points ? (isStale(now) ? undefined : now.state.prices.points) : readPrice(view, now),
  ...(points || isStale(now) ? {} : { rebated: rebatedPrice(view, now) }),
  points,
});

const rebatedPrice = (view: Shown, now: Buying): string =>
  readAmount(pricesAt(now.state.prices, countingOf(view, now)), 'price', view.priceType);

/** May what was pressed be bought, now that the shop has answered? `price`: it costs something else than was read. */
export function outcomeOf(pressed: Pressed, view: Shown, now: Buying): 'buy' | 'drop' | 'price' {
  if (isStale(now) || !sameChoice(pressed.choice, now) || pressed.quantity !== now.quantity) return 'drop';
  const state = buyState(shownSize(now), now.state);
  if (state !== 'open' && !(pressed.points && state === 'loyalty')) return 'drop';
  const { price, rebated } = pressedNow(view, now, pressed.points);
  return price === pressed.price && rebated === (pressed.rebated ?? rebated) ? 'buy' : 'price';
}

/** Price of one unit of what is chosen: as the shop told it last, and until it has, as it stands beside the size. */
export function readPrice({ priceType }: Pick<BuyView, 'priceType'>, now: Buying): string | undefined {
  return (isStale(now) ? priceBeside(now) : undefined) ?? readAmount(now.state.prices, 'price', priceType);
}

/** Price of one unit as the page tells it: in this quantity, once the shop has answered about what is chosen. */
export const shownPrice = (view: Shown, now: Buying): string | undefined =>
  isStale(now) ? readPrice(view, now) : rebatedPrice(view, now);

/** What stands beside the chosen size; of other parts of a bundle nothing does. */
export function priceBeside(now: Buying): string | undefined {
  if (now.parts.join() !== now.shown.parts.join()) return undefined;
  const { price, once = price, subscribed = price } = chosenSize({ sizes: now.sizes, size: now.size });
  return now.subscribed ? subscribed : once;
}
