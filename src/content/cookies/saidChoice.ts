import type { Purpose } from '../../ui/browser/consentName.ts';
import { pageTerms } from '../../ui/browser/pageTerms.ts';
import { make } from '../../ui/kernel/message.ts';
import { hideToast, showToast, startToasts } from '../../ui/kernel/toast.ts';
import { cookieWord, savedText } from './words.ts';

/** Prepares to say a choice: a live region speaks of what comes after it. */
export const readyToSay = (): void => startToasts(cookieWord('messages'));

/** Says what was saved, with a way to choose anew. */
export function sayChoice(agreed: readonly Purpose[], change: () => void): void {
  const action = make('button', undefined, cookieWord('change'));
  action.type = 'button';
  action.onclick = () => {
    hideToast();
    change();
  };
  const text = savedText(agreed, pageTerms().texts);
  showToast({ text, kind: 'ok', action, close: cookieWord('savedClose') }, document.body);
}
