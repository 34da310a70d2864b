import { useEffect } from 'react';
import { askAnswer, knownAnswer } from './answers.ts';
import type { BoxEvent, BoxState } from './box.ts';
import type { BoxSettings } from './terms.ts';

export const isEnough = (text: string, letters: number): boolean => [...text].length >= letters;

/** Asks for what is typed once nothing was typed for a while; what was asked before is called off. */
export function useAnswers(
  { open, text }: Pick<BoxState, 'open' | 'text'>,
  { letters, pauseMs }: BoxSettings,
  tell: (event: BoxEvent) => void,
): void {
  useEffect(() => {
    if (!open || !isEnough(text, letters)) return;
    const known = knownAnswer(text);
    if (known) {
      tell({ type: 'answered', text, answer: known });
      return;
    }
    const asking = new AbortController();
    const timer = setTimeout(() => {
      tell({ type: 'asked' });
      void askAnswer(text, asking.signal).then((answer) => {
        if (!asking.signal.aborted) tell({ type: 'answered', text, answer });
      });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [open, text, letters, pauseMs, tell]);
}
