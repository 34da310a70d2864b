import { pageTerms } from '../ui/browser/pageTerms.ts';
import { translate } from '../ui/text.ts';
import { hotspotTexts } from './texts.ts';
import { type VisibleRange, visibleRange } from './visibleRange.ts';

/** Makes the buttons of a row move it by what is seen, and says how much of it that is. */
export function startSlider(place: ParentNode): void {
  const row = place.querySelector('ul');
  const acts = place.querySelector<HTMLElement>('[data-slider]');
  const said = acts?.querySelector('span');
  if (!row || !acts || !said) return;
  const buttons = acts.querySelectorAll('button');
  const tell = () => {
    const shown = visibleRange(row.children.length, row.children[0]?.clientWidth ?? 0, row);
    acts.toggleAttribute('data-idle', shown.from === 1 && shown.to === shown.count);
    said.textContent = translate(hotspotTexts, pageTerms().texts, shown.from === shown.to ? 'placeOne' : 'place', {
      ...shown,
    });
    for (const button of buttons) button.ariaDisabled = String(isAtEnd(button, shown));
  };
  for (const button of buttons) button.onclick = () => row.scrollBy({ left: Number(button.value) * row.clientWidth });
  row.addEventListener('scroll', tell, { passive: true });
  new ResizeObserver(tell).observe(row);
  // Before the first paint: the words make the head taller.
  tell();
}

const isAtEnd = ({ value }: HTMLButtonElement, { from, to, count }: VisibleRange): boolean =>
  value === '-1' ? from === 1 : to === count;
