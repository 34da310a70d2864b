import { useFetcher } from 'react-router';
import type { FormAnswer } from '../../customers/formAnswer.ts';
import type { FormTalk } from '../../customers/pages/PostForm.tsx';

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
  const fetcher = useFetcher<FormAnswer>();
  return {
    answer: fetcher.data ?? actionData,
    send: (form) => {
      const data = new FormData(form);
      void fetcher.submit(data, { method: 'post', action });
    },
  };
}
