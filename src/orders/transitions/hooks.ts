import type { Tx } from '../../db/database.ts';
import type { IssuedCard } from '../../giftCards/model.ts';
import type { Grosze } from '../../kit/money.ts';
import type { Order } from '../model.ts';

/** Money on its way back to a buyer, grosze; what a gift card paid is not in it. */
export interface Going {
  amount: Grosze;
  /** What of it the shop sends by its own transfer, as it came. */
  byHand: Grosze;
  /** The shop hears of that otherwise, as of a withdrawal. */
  shopKnows: boolean;
  at: number;
}

/** What follows from a transition of an order, in its transaction. */
export interface OrderHooks {
  placed(tx: Tx, order: Order): Promise<void>;
  /** An order is paid, or was taken up again by money that came late. */
  paid(tx: Tx, order: Order): Promise<void>;
  ended(tx: Tx, order: Order, status: 'cancelled' | 'expired'): Promise<void>;
  /** Money is on its way back to the buyer. */
  refunding(tx: Tx, order: Order, going: Going): Promise<void>;
  /** The provider has cancelled a refund that it had taken; it is asked for again. Told once of each. */
  refundFailed(tx: Tx, order: Order, amount: Grosze): Promise<void>;
  /** Money that was to go back through a provider is left to the shop: the provider is gone. */
  refundByHand(tx: Tx, order: Order, refund: Pick<Going, 'amount' | 'at'>): Promise<void>;
  /** Money has come back to the gift card that paid it. */
  cardRefunded(tx: Tx, order: Order, amount: Grosze): Promise<void>;
  /** Gift cards that were bought with it are there. */
  cardsIssued(tx: Tx, order: Order, cards: readonly IssuedCard[]): Promise<void>;
  /** Its parcel has a number, or another one. */
  shipment(tx: Tx, order: Order): Promise<void>;
  /** An order has an invoice, or another one. */
  invoice(tx: Tx, order: Order): Promise<void>;
  sent(tx: Tx, order: Order): Promise<void>;
  /** Called when the buyer has the order. */
  done(tx: Tx, order: Order): Promise<void>;
  /** Pieces lie in the store again. */
  stockBack(tx: Tx, products: readonly number[]): Promise<void>;
}
/** Told one after another, in one transaction. */
export function joinHooks(all: readonly Partial<OrderHooks>[]): OrderHooks {
  const tell =
    <K extends keyof OrderHooks>(name: K) =>
    async (...facts: Parameters<OrderHooks[K]>): Promise<void> => {
      for (const hooks of all) {
        const listener = hooks[name] as ((...told: Parameters<OrderHooks[K]>) => Promise<void>) | undefined;
        await listener?.(...facts);
      }
    };
  return {
    placed: tell('placed'),
    paid: tell('paid'),
    ended: tell('ended'),
    refunding: tell('refunding'),
    refundFailed: tell('refundFailed'),
    refundByHand: tell('refundByHand'),
    cardRefunded: tell('cardRefunded'),
    cardsIssued: tell('cardsIssued'),
    shipment: tell('shipment'),
    invoice: tell('invoice'),
    sent: tell('sent'),
    done: tell('done'),
    stockBack: tell('stockBack'),
  };
}
