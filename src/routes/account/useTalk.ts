import { useLocation } from 'react-router';
import type { FormTalk, ShownAnswer } from '../../customers/formAnswer.ts';
import { useSubmission } from '../layout/useSubmission.ts';
import type { PageProps } from './page.ts';

/** Sends the forms of a page without leaving it. */
export function useTalk({ at, actionData }: Omit<PageProps<unknown>, 'view'>): FormTalk {
  // Another visit of the same page is another form.
  const { key } = useLocation();
  const { answer, send } = useSubmission<ShownAnswer>(`${at} ${key}`);
  return { at, answer: answer ?? actionData, send: (form) => send(new FormData(form), at) };
}
