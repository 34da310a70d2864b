import type { Upload } from '../files/model.ts';
import type { Fault } from './engine/model.ts';

/** A field that people neither see nor fill in. */
export const TRAP = 'contact_www';

/** Files of one message, and bytes of all of them: most mail servers take no more than 25 MB as they are sent. */
export const MOST_FILES = 5;
export const MOST_FILE_BYTES = 18_000_000;

/** Says in an address that the form there was sent: the id of the e-mail that it became. */
export const SENT_PARAM = 'wyslano';

/** Why a form was not taken although nothing is wrong with its fields. */
export type Refusal = 'robot' | 'often' | 'tooLarge' | 'longText' | 'unavailable';

/** Values and files come back with every form that did not go. */
export interface Returned<Values> {
  readonly values: Values;
  readonly kept: readonly Upload[];
}

export interface SentForm {
  readonly state: 'sent';
  /** Whom the shop will answer; empty where it will ring up. */
  readonly email: string;
  readonly files: number;
  /** Id of the e-mail. */
  readonly emailId: string;
}

/** Result of a form that writes to the shop. */
export type FormAnswer<Values> =
  | SentForm
  | ({ readonly state: 'faults'; readonly faults: readonly Fault[] } & Returned<Values>)
  | ({ readonly state: 'refused'; readonly why: Refusal } & Returned<Values>);

/** Result of a form in a browser, whose network may fail. */
export type ShownAnswer<Values> = FormAnswer<Values> | { readonly state: 'unsent' };
