import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { BASKET_CHANGED, basketChanged } from '../basket/changed.ts';
import { type BasketLive, type ShownAnswer, wordsAfter } from '../basket/page/live.ts';
import { BASKET_PATH } from '../basket/path.ts';
import { basketTexts } from '../basket/texts.ts';
import type { BasketView } from '../basket/view.ts';
import { useText } from '../ui/TextContext.tsx';
import { useToasts } from '../ui/toasts.ts';
import { useSubmission } from './layout/useSubmission.ts';

/**
 * Sends the forms of the basket without leaving the page, one after another: a change that is under way is never dropped
 * for the next. Tells the header and other tabs, and hears of theirs.
 */
export function useLiveBasket(basket: BasketView, first: ShownAnswer | undefined): BasketLive {
  const t = useText(basketTexts);
  const toasts = useToasts();
  const { answer: data, busy, send } = useSubmission<ShownAnswer | { failed: true }>();
  const waiting = useRef<FormData[]>([]);
  const [told, setTold] = useState<{ answer: ShownAnswer | undefined; turn: number }>({ answer: undefined, turn: 0 });
  const [words, setWords] = useState(() => wordsAfter({}, first));

  const next = () => {
    const form = waiting.current.shift();
    if (form) send(form, BASKET_PATH);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what waits goes when the one before it is done
  useEffect(() => {
    if (!busy) next();
  }, [busy]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is met once
  useEffect(() => {
    if (!data) return;
    const answer: ShownAnswer = 'failed' in data ? { kind: 'err', title: t('saveFailed') } : data;
    setTold(({ turn }) => ({ answer, turn: turn + 1 }));
    setWords((before) => wordsAfter(before, answer));
    if (answer.kind === 'err') {
      toasts.show({ kind: 'err', text: [answer.title, answer.text].filter((one) => one !== undefined).join(' ') });
    } else if (!answer.quiet && !answer.undo) toasts.show({ kind: 'ok', text: answer.title });
  }, [data]);

  useTabs(basket);
  return {
    busy,
    ...told,
    words,
    send(form) {
      form.set('live', '1');
      waiting.current.push(form);
      if (!busy) next();
    },
  };
}

function useTabs(basket: BasketView): void {
  const { revalidate } = useRevalidator();
  const lines = basket.lines.map(({ id, known }) => `${id} ${known?.quantity}`).join();
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (shown.current !== lines) basketChanged();
    shown.current = lines;
  }, [lines]);
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === BASKET_CHANGED) void revalidate();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [revalidate]);
}
