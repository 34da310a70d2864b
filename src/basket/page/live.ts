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
}

/** What stands beside the fields of a form until it is sent again. */
export interface FieldWords {
  text: string;
  wrong: readonly string[];
}

export type WordsByForm = Partial<Record<'code' | 'card', FieldWords | undefined>>;

/** What an answer leaves beside the fields that it is about; one that took what was typed leaves nothing. */
export function wordsAfter(before: WordsByForm, answer: ShownAnswer | undefined): WordsByForm {
  if (answer?.about === undefined) return before;
  const { kind, title, text = title, wrong = [] } = answer;
  return { ...before, [answer.about]: kind === 'err' ? { text, wrong } : undefined };
}

/** The same as a field says it: told twice only to the eye, for the message that comes and goes is read out. */
export const answerOf = (words: FieldWords | undefined): FieldAnswer | undefined =>
  words && { kind: words.wrong.length > 0 ? 'err' : 'info', text: words.text, heard: true };

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
