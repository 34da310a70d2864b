import { useCallback, useRef, useState } from 'react';
import { call } from './call.ts';
import { goTo } from './goTo.ts';

/** Answer of a page to its form when a script has sent it (`server/pages/answer.ts`). */
export type PostAnswer<Answer, Data> = { answer: Answer; data?: Data } | { to: string; whole?: boolean };

export interface Posted<Answer, Data> {
  /** The last answer; until then what the page came with. */
  answer: Answer | undefined;
  /** The page's data after the last answer. */
  data: Data | undefined;
  /** True from sending until the answer. */
  busy: boolean;
  /** Sends a form to the page; the page stays, or redirects. Settles with the result. */
  send(form: FormData, options?: { multipart?: boolean }): Promise<Answer | undefined>;
  /** Asks the page for its data anew. */
  refresh(): Promise<void>;
}

interface PostedOptions<Answer> {
  /** Path and query that the page and its form are at. */
  at: string;
  first?: Answer | undefined;
  /** Makes the answer to a form that could not be sent; a new object each time. */
  unsent(form: FormData): Answer;
}

/** Sends the forms of a page without leaving it. For islands. */
export function usePosted<Answer, Data = never>({ at, first, unsent }: PostedOptions<Answer>): Posted<Answer, Data> {
  const [told, setTold] = useState<{ answer: Answer | undefined; data: Data | undefined }>({
    answer: first,
    data: undefined,
  });
  const [waiting, setWaiting] = useState(0);
  const kept = useRef({ at, unsent });
  kept.current = { at, unsent };

  const send = useCallback<Posted<Answer, Data>['send']>(async (form, { multipart = false } = {}) => {
    setWaiting((before) => before + 1);
    const answer = await call<PostAnswer<Answer, Data>>(kept.current.at, {
      form: multipart ? form : new URLSearchParams([...form].map(([name, value]) => [name, String(value)])),
    });
    // What leads on stays busy: nothing here is to be pressed again.
    if (answer && 'to' in answer) {
      goTo(answer.to, { whole: answer.whole === true });
      return undefined;
    }
    const value = answer ? answer.answer : kept.current.unsent(form);
    setWaiting((before) => before - 1);
    const data = answer ? answer.data : undefined;
    setTold((before) => ({ answer: value, data: data ?? before.data }));
    return value;
  }, []);

  const refresh = useCallback(async () => {
    const data = await call<Data>(kept.current.at);
    if (data) setTold((before) => ({ ...before, data }));
  }, []);

  return { ...told, busy: waiting > 0, send, refresh };
}
