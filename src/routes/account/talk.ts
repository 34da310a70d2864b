import type { FormAnswer } from '../../customers/formAnswer.ts';
import type { FormTalk } from '../../customers/pages/PostForm.tsx';
import { useSubmission } from '../layout/useSubmission.ts';

/** A network that fails must not take away what was typed; what leads to another page does. */
export async function orUnsent<T>(serverAction: () => Promise<T>): Promise<T | FormAnswer> {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    return { faults: [], values: {}, unsent: true };
  }
}

/** Sends the forms of a page without leaving it. */
export function useTalk(action: string, actionData: FormAnswer | undefined): FormTalk {
  const { answer, send } = useSubmission<FormAnswer>();
  return { answer: answer ?? actionData, send: (form) => send(new FormData(form), action) };
}
