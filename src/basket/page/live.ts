import { sentences } from '../../kit/typography.ts';
import type { FieldAnswer } from '../../ui/Field.tsx';

/** What came of a form. */
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
  /** Said and seen in its place already: no more than heard. */
  quiet?: boolean;
  /** It is about something that lies in the basket still. */
  inLine?: true;
  /** Id of the line whose quantity it is about: there it stands, and goes with it. */
  at?: string;
}

/** As one text; a title that names a bound ends without a full stop. */
export const inOneText = ({ title, text }: Pick<ShownAnswer, 'title' | 'text'>): string =>
  text === undefined ? title : sentences([title, text]);

/** Does a message come and go with it: nothing else on the page shows what came of the form. */
export const isPassing = ({ kind, quiet, undo, about, at }: ShownAnswer): boolean =>
  about === undefined && at === undefined && (kind === 'err' || (!quiet && undo === undefined));

/** The line whose quantity a form asks for, and nothing else's. */
export function lineAsked(form: FormData): string | undefined {
  const asked = [...form.keys()].flatMap((name) => /^set_quantity\[(.+)\]$/.exec(name)?.[1] ?? []);
  return asked.length === 1 ? asked[0] : undefined;
}

/** What stands beside the fields of a form until it is sent again. */
export interface FieldWords {
  text: string;
  wrong: readonly string[];
  /** Counts the answers. */
  turn: number;
}

export type WordsByForm = Partial<Record<'code' | 'card', FieldWords | undefined>>;

/** What an answer leaves beside the fields that it is about; one that took what was typed leaves nothing. */
export function wordsAfter(before: WordsByForm, answer: ShownAnswer | undefined): WordsByForm {
  if (answer?.about === undefined) return before;
  const { kind, title, text = title, wrong = [] } = answer;
  const turn = (before[answer.about]?.turn ?? 0) + 1;
  return { ...before, [answer.about]: kind === 'err' ? { text, wrong, turn } : undefined };
}

/** The same as a field says it. */
export const answerOf = (words: FieldWords | undefined): FieldAnswer | undefined =>
  words && { kind: words.wrong.length > 0 ? 'err' : 'info', text: words.text, turn: words.turn };

/** How the page speaks with the shop once scripts are there. */
export interface BasketLive {
  /** Settles when the form is answered. */
  send(form: FormData): Promise<void>;
  busy: boolean;
  /** Of the last form that was sent. */
  answer: ShownAnswer | undefined;
  /** Counts answers, so that each is met once. */
  turn: number;
  words: WordsByForm;
}
