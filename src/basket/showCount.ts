import { pageTerms } from '../ui/browser/pageTerms.ts';
import { showBubble } from '../ui/kernel/bubble.ts';
import { translate } from '../ui/text.ts';
import { BASKET_LINK_BOX, basketLinkTexts } from './link.texts.ts';

/** Tells in the header how many lines lie in the basket: the name of its link, and a bubble for the eye. */
export function showCount(count: number): void {
  const link = document.querySelector<HTMLElement>(`#${BASKET_LINK_BOX} > a`);
  if (!link) return;
  const { texts } = pageTerms();
  const name =
    count > 0
      ? translate(basketLinkTexts, texts, 'linkCount', { n: count })
      : translate(basketLinkTexts, texts, 'link');
  showBubble(link, name, count);
}
