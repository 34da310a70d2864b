import { data, type HeadersFunction, type ShouldRevalidateFunction, useLocation } from 'react-router';
import type { ShownAnswer } from '../../forms/answer.ts';
import type { FormState } from '../../forms/ui/PostForm.tsx';
import { useSubmission } from './useSubmission.ts';

/** A page that says what one shopper has sent is nobody else's. */
export const ownWhenSent = <T extends { sent: unknown }>(value: T) =>
  data(value, value.sent === undefined ? {} : { headers: { 'Cache-Control': 'no-store' } });

/** For routes whose loader ends with `ownWhenSent`. */
export const loaderHeaders: HeadersFunction = ({ loaderHeaders: given }) => given;

/** A network that fails must not take away what was typed. */
export async function unsentOnFailure<T>(send: () => Promise<T>): Promise<T | { state: 'unsent' }> {
  try {
    return await send();
  } catch (error) {
    // The shop has taken it and leads on.
    if (error instanceof Response && error.headers.has('Location')) throw error;
    return { state: 'unsent' };
  }
}

/** Sends a form without leaving its page. `first` is what the page came with. */
export function useSentForm<Values>(path: string, first: ShownAnswer<Values> | undefined): SendingForm<Values> {
  // Another visit of the same page is another form.
  const { key } = useLocation();
  const { answer, send } = useSubmission<ShownAnswer<Values>>(`${path} ${key}`);
  return { answer: answer ?? first, send: (form) => send(new FormData(form), path, 'multipart/form-data') };
}

type SendingForm<Values> = Pick<FormState<Values>, 'answer' | 'send'>;

/** A page does not change by what is sent from it. */
export const unlessSent: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod === undefined && defaultShouldRevalidate;
