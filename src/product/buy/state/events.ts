import type { SizePrices } from '../../wire/shapes.ts';
import type { Holds, Said } from './buying.ts';
import type { Choice, SizeChoice, SizeState } from './model.ts';

/** `size`: all of a size. `bundle`: sizes too, of other parts. `worth`: prices of another quantity. */
export interface Question {
  readonly about: 'size' | 'prices' | 'worth' | 'bundle';
  readonly number: number;
  readonly choice: Choice;
  /** What had been said when it was asked. */
  readonly said: Said | undefined;
}

/** What came back; `false` when the shop could not be asked. */
export type Answer =
  | { readonly state: SizeState; readonly sizes?: SizeChoice[] }
  | { readonly prices: SizePrices }
  | false;

export type BuyingEvent =
  | { readonly type: 'sizeChosen'; readonly size: string }
  | { readonly type: 'partChosen'; readonly place: number; readonly value: string }
  | { readonly type: 'subscribed'; readonly on: boolean }
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'stepped'; readonly direction: -1 | 1 }
  | { readonly type: 'answered'; readonly question: Question; readonly answer: Answer }
  /** The lowest price of 30 days, as it is read, beside the prices it was asked for. */
  | { readonly type: 'lowestTold'; readonly prices: SizePrices; readonly lowest: string }
  | { readonly type: 'sizesTold'; readonly parts: Choice['parts']; readonly sizes: SizeChoice[] }
  /** The state of a choice, told unasked. */
  | { readonly type: 'stateTold'; readonly choice: Choice; readonly state: SizeState }
  | { readonly type: 'shippingDue' }
  | { readonly type: 'basketTold'; readonly holds: Holds }
  /** A press to buy came while nothing more may be ordered. */
  | { readonly type: 'refused' };

/** What is to be done after an event, in this order. */
export type BuyingEffect =
  | { readonly type: 'ask'; readonly question: Question }
  | { readonly type: 'askLowest'; readonly size: string; readonly prices: SizePrices }
  | { readonly type: 'showShipping'; readonly afterMs: number }
  /** The address of the page keeps what is chosen. */
  | { readonly type: 'keepChoice'; readonly choice: Choice };
