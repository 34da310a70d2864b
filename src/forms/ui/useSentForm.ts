import { usePosted } from '../../ui/browser/usePosted.ts';
import type { ShownAnswer } from '../answer.ts';
import type { FormState, FormTerms } from './PostForm.tsx';

/** Data that a page gives to the island of a form that writes to the shop. */
export interface ServedForm<Values> {
  terms: FormTerms;
  /** Address for posting without scripts, with the place on that page. */
  at: string;
  /** Answer that the page came with. */
  first: ShownAnswer<Values> | undefined;
}

/** Sends a form, which may bring files, without leaving its page. */
export function useSentForm<Values>({ terms, at, first }: ServedForm<Values>): FormState<Values> {
  const { answer, send } = usePosted<ShownAnswer<Values>>({ at, first, unsent });
  return {
    terms,
    at,
    answer,
    here: answer !== first,
    send: (form) => void send(new FormData(form), { multipart: true }),
  };
}

const unsent = () => ({ state: 'unsent' }) as const;
