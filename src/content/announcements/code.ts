import { pageTerms } from '../../ui/browser/pageTerms.ts';
import { translate } from '../../ui/text.ts';
import { CODE_BAR } from './marks.ts';
import { announcementTexts } from './texts.ts';

/** States of a code that is in the basket and takes nothing off yet, as the basket tells them. */
const WAITING: readonly unknown[] = ['minimum', 'nothing', 'better'];

/**
 * Replaces the control that puts the code into the basket with its state: it works, or waits for fitting goods. A code
 * that cannot be used any more, or another one, leaves the control.
 * @param active `rebateCode` of the basket as it was answered
 */
export function showCode(active: unknown): void {
  const control = document.querySelector<HTMLButtonElement>(`#${CODE_BAR.id} button[value]`);
  if (!control) return;
  const { code, state } = (active ?? {}) as { code?: unknown; state?: unknown };
  const key = state === 'works' ? 'codeWorks' : WAITING.includes(state) ? 'codeWaits' : undefined;
  const shown = code === control.value ? key : undefined;
  control.hidden = shown !== undefined;
  control.nextElementSibling?.remove();
  if (!shown) return;
  const words = document.createElement('span');
  words.textContent = translate(announcementTexts, pageTerms().texts, shown);
  control.after(words);
}
