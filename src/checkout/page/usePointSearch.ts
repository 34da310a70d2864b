import { useCallback, useRef, useState } from 'react';
import { ORDER_PATH } from '../../orders/path.ts';
import { call } from '../../ui/browser/call.ts';
import type { PostAnswer } from '../../ui/browser/usePosted.ts';
import type { CheckoutAnswer, FoundPoints } from '../view.ts';

type FoundByList = Readonly<Record<string, FoundPoints>>;

/** Looks for pick-up points while the form of an order stays as it is; an answer to earlier words is not waited for. */
export function usePointSearch(): { searched: FoundByList; searchPoints(list: string, typed: string): void } {
  const [searched, setSearched] = useState<FoundByList>({});
  const last = useRef<AbortController>(undefined);
  const search = useCallback(async (list: string, typed: string) => {
    last.current?.abort();
    last.current = new AbortController();
    const { signal } = last.current;
    const form = { intent: 'points', list, point_search: typed };
    const answered = await call<PostAnswer<CheckoutAnswer, never>>(ORDER_PATH, { form, signal });
    if (!answered || !('answer' in answered) || answered.answer.state !== 'points') return;
    const { found } = answered.answer;
    setSearched((before) => ({ ...before, [list]: found }));
  }, []);
  return { searched, searchPoints: (list, typed) => void search(list, typed) };
}
