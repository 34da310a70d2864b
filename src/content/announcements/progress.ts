import type { Grosze } from '../../kit/money.ts';
import { formatMoney } from '../../kit/priceFormat.ts';
import { nbsp } from '../../kit/typography.ts';
import { pageTerms } from '../../ui/browser/pageTerms.ts';
import { translate } from '../../ui/text.ts';
import { FREE_BAR } from './marks.ts';
import { announcementTexts } from './texts.ts';

/** Content that the server wrote, for a basket that is emptied again. */
let served: Node[] | undefined;

/**
 * Shows the way to free delivery: the missing amount and, at home, a line that grows; marked as active once nothing is missing.
 * @param left undefined for an empty basket, of which there is nothing to tell
 * @param abroad the basket goes to another country, where neither the words nor the whole amount that the server wrote need hold
 */
export function showFreeDelivery(left: Grosze | undefined, abroad: boolean): void {
  const bar = document.getElementById(FREE_BAR.id);
  const words = bar?.querySelector('p');
  if (!bar || !words) return;
  bar.hidden = abroad && left === undefined;
  served ??= [...words.childNodes];
  bar.classList.toggle('--active', left === 0);
  if (left === undefined) {
    words.replaceChildren(...served);
    return;
  }
  const { texts, currency } = pageTerms();
  const text =
    left === 0
      ? translate(announcementTexts, texts, 'freeReached')
      : translate(announcementTexts, texts, 'freeLeft', { price: formatMoney(left, currency) });
  words.replaceChildren(nbsp(text), abroad ? '' : progressLine(Number(bar.dataset.from), left));
}

function progressLine(from: Grosze, left: Grosze): HTMLProgressElement {
  const line = document.createElement('progress');
  line.max = from;
  line.value = Math.max(0, from - left);
  // The words say the same.
  line.ariaHidden = 'true';
  return line;
}
