import { useCallback, useEffect, useRef, useState } from 'react';
import { basketChanged, onBasketChangedElsewhere } from '../../session/events.ts';
import { useRefreshed } from '../../session/useRefreshed.ts';
import { usePosted } from '../../ui/browser/usePosted.ts';
import { useText } from '../../ui/TextContext.tsx';
import { useToasts } from '../../ui/toasts.ts';
import { BASKET_PATH } from '../path.ts';
import { basketTexts } from '../texts.ts';
import type { BasketView } from '../view.ts';
import { type BasketLive, inOneText, isPassing, lineAsked, type ShownAnswer, wordsAfter } from './live.ts';

type Told = ShownAnswer & { unsent?: true };

/**
 * Sends the forms of the basket without leaving the page, one after another: a change that is under way is never dropped
 * for the next. Tells the header and other tabs, and hears of theirs.
 */
export function useLiveBasket<Data extends { basket: BasketView }>(
  first: Data,
  shown: ShownAnswer | undefined,
): { data: Data; live: BasketLive } {
  const t = useText(basketTexts);
  const toasts = useToasts();
  const unsent = (): Told => ({ kind: 'err', title: t('saveFailed'), unsent: true });
  const { data = first, busy, send, refresh } = usePosted<Told, Data>({ at: BASKET_PATH, unsent });
  const [told, setTold] = useState<{ answer: ShownAnswer | undefined; turn: number }>({ answer: undefined, turn: 0 });
  const [words, setWords] = useState(() => wordsAfter({}, shown));

  const last = useRef(Promise.resolve());
  const inTurn = useCallback((work: () => Promise<void>) => {
    last.current = last.current.then(work);
    return last.current;
  }, []);
  const askAnew = useCallback(() => inTurn(refresh), [inTurn, refresh]);

  const passing = useRef<number>(undefined);
  const meet = (came: Told, form: FormData) => {
    const at = came.inLine ? lineAsked(form) : undefined;
    const answer = at === undefined ? came : { ...came, at };
    // What was told before is over, or was of a line that is there no more.
    if (passing.current !== undefined) toasts.dismiss(passing.current);
    passing.current = isPassing(answer) ? toasts.show({ kind: answer.kind, text: wordsOf(answer) }) : undefined;
    // Nothing has come of it: what was typed stays, and the way back of a line with it.
    if (answer.unsent) return;
    setTold(({ turn }) => ({ answer, turn: turn + 1 }));
    setWords((before) => wordsAfter(before, answer));
  };

  useRefreshed(askAnew);
  useTabs(data.basket, askAnew);
  return {
    data,
    live: {
      busy,
      ...told,
      words,
      send: (form) =>
        inTurn(async () => {
          const answer = await send(form);
          if (answer) meet(answer, form);
        }),
    },
  };
}

const wordsOf = (answer: ShownAnswer): string => (answer.kind === 'err' ? inOneText(answer) : answer.title);

function useTabs(basket: BasketView, askAnew: () => void): void {
  const lines = basket.lines.map(({ id, known }) => `${id} ${known?.quantity}`).join();
  const known = useRef(lines);
  useEffect(() => {
    if (known.current !== lines) basketChanged();
    known.current = lines;
  }, [lines]);
  useEffect(() => onBasketChangedElsewhere(askAnew), [askAnew]);
}
