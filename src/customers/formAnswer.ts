import type { Fault } from '../forms/engine/model.ts';

/** What became of a form about an account, when it was not done; what is done leads to another page. */
export interface FormAnswer {
  faults: readonly Fault[];
  /** Why it was not done, when it is not about a field. */
  message?: string;
  /** What was typed, passwords left out. */
  values: Readonly<Record<string, string>>;
  /** It did not get through. */
  unsent?: true;
  /** Which of the forms of a page. */
  intent?: string;
}
