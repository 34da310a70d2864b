import type { Fault } from '../forms/engine/model.ts';

/** Data that come back with a form after a mistake. */
interface Returned {
  /** Typed values without passwords. */
  readonly values: Readonly<Record<string, string>>;
  /** Name of the form on its page. */
  readonly intent?: string;
}

/** Answer to an account form that failed; a success leads to another page. */
export type FormAnswer =
  | ({ readonly state: 'faults'; readonly faults: readonly Fault[] } & Returned)
  /** Why it was not done, when it is not about a field; `signIn` is the way to the sign-in that it lacks. */
  | ({ readonly state: 'refused'; readonly message: string; readonly signIn?: string } & Returned);

/** Result of a form in a browser, whose network may fail. */
export type ShownAnswer = FormAnswer | { readonly state: 'unsent'; readonly intent?: string };

/** Data that a page hands to each of its forms. */
export interface FormTalk {
  /** Address that they are posted to. */
  at: string;
  answer: ShownAnswer | undefined;
  send(form: HTMLFormElement): void;
}

/** Typed values of the form with this `intent`. */
export const returnedTo = (answer: ShownAnswer | undefined, intent?: string): Returned['values'] =>
  answer && 'values' in answer && answer.intent === intent ? answer.values : {};

/** Mistake in a field of the form with this `intent`. */
export const faultOf = (answer: ShownAnswer | undefined, name: string, intent?: string): string | undefined =>
  answer?.state === 'faults' && answer.intent === intent
    ? answer.faults.find((fault) => fault.name === name)?.message
    : undefined;
