import { sentences } from '../../kit/typography.ts';
import type { FieldAnswer } from '../../ui/Field.tsx';

/** Result of a form, in words. */
export interface ShownAnswer {
  kind: 'ok' | 'err';
  title: string;
  text?: string;
  link?: { href: string; label: string };
  /** A line that may be put back. */
  undo?: { line: string; name: string };
  /** The form whose fields it is about: there it stays. */
  about?: 'code' | 'card';
  /** Names of the fields of that form that cannot hold what they hold. */
  wrong?: string[];
  /** What was typed into the first of them, for a page that is drawn anew; never a PIN. */
  typed?: string;
  /** Comments that are too long, by the ids of their lines, and what is said beside them. */
  comments?: { why: string; typed: Record<string, string> };
  /** Already shown in its place: it is only read out. */
  quiet?: boolean;
  /** True when it is about a line that is still in the basket. */
  inLine?: true;
  /** Id of the line whose quantity it is about: there it stands, and goes with it. */
  at?: string;
}

/** Joins title and text into one; a title that names a bound ends without a full stop. */
export const inOneText = ({ title, text }: Pick<ShownAnswer, 'title' | 'text'>): string =>
  text === undefined ? title : sentences([title, text]);

/** Tells whether a passing message is needed: nothing else on the page shows the form's result. */
export const isPassing = ({ kind, quiet, undo, about, at }: ShownAnswer): boolean =>
  about === undefined && at === undefined && (kind === 'err' || (!quiet && undo === undefined));

/** The line whose quantity a form asks for, and nothing else's. */
export function lineAsked(form: FormData): string | undefined {
  const asked = [...form.keys()].flatMap((name) => /^set_quantity\[(.+)\]$/.exec(name)?.[1] ?? []);
  return asked.length === 1 ? asked[0] : undefined;
}

/** Messages beside the fields of a form until it is sent again. */
export interface FieldWords {
  text: string;
  wrong: readonly string[];
  typed?: string | undefined;
  /** Number of the answer. */
  turn: number;
}

export type WordsByForm = Partial<Record<'code' | 'card', FieldWords | undefined>>;

/** Messages that an answer leaves beside its fields; none after a success. */
export function wordsAfter(before: WordsByForm, answer: ShownAnswer | undefined): WordsByForm {
  if (answer?.about === undefined) return before;
  const last = before[answer.about];
  // A page that stays has what was typed in its field; the value that it was drawn with must not be taken from it.
  const { kind, title, text = title, wrong = [], typed = last?.typed } = answer;
  const turn = (last?.turn ?? 0) + 1;
  return { ...before, [answer.about]: kind === 'err' ? { text, wrong, typed, turn } : undefined };
}

/** Words beside a field as the answer that a field shows. */
export const answerOf = (words: FieldWords | undefined): FieldAnswer | undefined =>
  words && { kind: words.wrong.length > 0 ? 'err' : 'info', text: words.text, turn: words.turn };

/** Connection of the page to the shop once scripts run. */
export interface BasketLive {
  /** Settles when the form is answered. */
  send(form: FormData): Promise<void>;
  busy: boolean;
  /** Result of the last form. */
  answer: ShownAnswer | undefined;
  /** Counts answers, so that each is met once. */
  turn: number;
  words: WordsByForm;
}
