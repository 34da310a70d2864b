import { usePosted } from '../../ui/browser/usePosted.ts';
import type { FormAnswer, FormTalk, ShownAnswer } from '../formAnswer.ts';

/** Data that a page gives to the island of an account form. */
export interface ServedTalk {
  /** Path and query that it is posted to. */
  at: string;
  /** Answer that the page came with. */
  first: FormAnswer | undefined;
}

/** Sends the forms of a page of accounts without leaving it. */
export function useTalk({ at, first }: ServedTalk): FormTalk {
  const { answer, send } = usePosted<ShownAnswer>({ at, first, unsent });
  return { at, answer, send: (form) => void send(new FormData(form)) };
}

function unsent(form: FormData): ShownAnswer {
  const intent = form.get('intent');
  return { state: 'unsent', ...(typeof intent === 'string' ? { intent } : {}) };
}
