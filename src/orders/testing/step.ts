/** What may happen; `which` of the orders or payments there are, counted round. */
export type Step =
  | {
      do: 'place';
      product: number;
      quantity: string;
      payment: 'transfer' | 'blik' | 'on_delivery';
      code: string | undefined;
      /** The shop's only gift card pays as much as it can. */
      card?: boolean;
      /** Who has signed in, and how many more they take for points. */
      who: string | undefined;
      forPoints: number;
    }
  | { do: 'placeAgain' | 'tellAgain'; which: number }
  /** Percent of the total. */
  | { do: 'pay' | 'withdraw'; which: number; share: number }
  /** Withdraws from pieces of a line, as a buyer does it. */
  | { do: 'giveBack'; which: number; line: number; pieces: number }
  | { do: 'wait'; hours: number }
  | { do: 'expire' }
  | { do: 'cancel'; which: number; by: 'buyer' | 'shop' }
  | { do: 'move'; which: number; to: 'sent' | 'done' };
