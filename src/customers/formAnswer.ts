import type { Fault } from '../forms/engine/model.ts';

/** What comes back with a form that did not go. */
interface Returned {
  /** What was typed, passwords left out. */
  readonly values: Readonly<Record<string, string>>;
  /** Which of the forms of a page. */
  readonly intent?: string;
}

/** What became of a form about an account, when it was not done; what is done leads to another page. */
export type FormAnswer =
  | ({ readonly state: 'faults'; readonly faults: readonly Fault[] } & Returned)
  /** Why it was not done, when it is not about a field. */
  | ({ readonly state: 'refused'; readonly message: string } & Returned);

/** The same in a browser, whose network may fail. */
export type ShownAnswer = FormAnswer | { readonly state: 'unsent'; readonly intent?: string };

/** What a page hands to each of its forms. */
export interface FormTalk {
  /** Where they are posted. */
  at: string;
  answer: ShownAnswer | undefined;
  send(form: HTMLFormElement): void;
}

/** What was typed in the form with this `intent`. */
export const returnedTo = (answer: ShownAnswer | undefined, intent?: string): Returned['values'] =>
  answer && 'values' in answer && answer.intent === intent ? answer.values : {};

/** What is wrong with a field of the form with this `intent`. */
export const faultOf = (answer: ShownAnswer | undefined, name: string, intent?: string): string | undefined =>
  answer?.state === 'faults' && answer.intent === intent
    ? answer.faults.find((fault) => fault.name === name)?.message
    : undefined;
