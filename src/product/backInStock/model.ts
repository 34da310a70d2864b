import type { PartChoice } from '../../catalogue/bundleChoice.ts';
import type { Fault } from '../../forms/engine/model.ts';

/** „Powiadom mnie”: one mail when a size that is sold out can be bought again. */
export interface ObserveInput {
  product: number;
  /** A size type; of a product without sizes also empty or `onesize`. */
  size: string;
  /** Parts of a bundle, in the sizes that were chosen. */
  parts?: readonly PartChoice[] | undefined;
  email: string;
  /** True when the shopper agrees to be written to. */
  consent: boolean;
}

export type ObserveError =
  /** There is no such product or size. */
  | 'product'
  /** The size can be bought already. */
  | 'available'
  | 'email'
  | 'consent'
  /** One address waits for too many products. */
  | 'too_many'
  /** One visitor asks too often. */
  | 'often'
  /** The field that is to stay empty did not. */
  | 'robot';

/** Result of asking for a notice; typed values come back with the mistake. */
export type NotifyAnswer =
  | { size: string; ok: true }
  | {
      size: string;
      ok: false;
      email: string;
      consent: boolean;
      faults: Fault[];
      /** Why it was not taken although nothing is wrong with its fields. */
      why?: string;
    };

/** Errors that are of a field say so there, the others above the form. */
export function notAccepted(
  { size, email, consent }: Pick<ObserveInput, 'size' | 'email' | 'consent'>,
  error: ObserveError | undefined,
  message: string,
): NotifyAnswer {
  const returned = { size, ok: false, email, consent } as const;
  const own = error === 'email' || error === 'consent';
  return own ? { ...returned, faults: [{ name: error, message }] } : { ...returned, faults: [], why: message };
}
