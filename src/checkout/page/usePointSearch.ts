import { useCallback, useRef, useState } from 'react';
import type { PointFilters } from '../../delivery/points/find.ts';
import { ORDER_PATH } from '../../orders/path.ts';
import { call } from '../../ui/browser/call.ts';
import type { PostAnswer } from '../../ui/browser/usePosted.ts';
import type { CheckoutAnswer, FoundPoints } from '../view.ts';

type FoundByList = Readonly<Record<string, FoundPoints>>;

/** What is looked for in a list. */
export interface PointSearch extends PointFilters {
  typed: string;
  /** Where the shopper is: "52.2297,21.0122". */
  near?: string;
  /** Code of the point that is chosen: its address is told too. */
  code?: string;
}

export type SearchPoints = (list: string, asked: PointSearch) => void;

/** Looks for pick-up points while the form of an order stays as it is; an answer to earlier words is not waited for. */
export function usePointSearch(): { searched: FoundByList; searchPoints: SearchPoints } {
  const [searched, setSearched] = useState<FoundByList>({});
  const last = useRef<AbortController>(undefined);
  const search = useCallback(async (list: string, asked: PointSearch) => {
    last.current?.abort();
    last.current = new AbortController();
    const { signal } = last.current;
    const answered = await call<PostAnswer<CheckoutAnswer, never>>(ORDER_PATH, { form: fieldsOf(list, asked), signal });
    if (!answered || !('answer' in answered) || answered.answer.state !== 'points') return;
    const { found } = answered.answer;
    setSearched((before) => ({ ...before, [list]: found }));
  }, []);
  return { searched, searchPoints: (list, asked) => void search(list, asked) };
}

const fieldsOf = (list: string, { typed, near, code, open, pays, easy }: PointSearch) => ({
  ...{ intent: 'points', list, point_search: typed },
  ...(open ? { point_open: 1 } : {}),
  ...(pays ? { point_pays: 1 } : {}),
  ...(easy ? { point_easy: 1 } : {}),
  ...(near === undefined ? {} : { point_near: near }),
  ...(code === undefined ? {} : { pickup_point: code }),
});
