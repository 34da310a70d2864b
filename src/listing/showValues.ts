import { fold } from '../kit/fold.ts';
import { pageTerms } from '../ui/browser/pageTerms.ts';
import { translate } from '../ui/text.ts';
import { listingTexts } from './texts.ts';

/** Shows the values of a long facet that hold the typed text, and tells how many. Apart from the kernel for its words. */
export function showValues(input: HTMLInputElement): void {
  const facet = input.closest('fieldset');
  const wanted = fold(input.value.trim());
  const values = [...(facet?.querySelectorAll<HTMLElement>('li') ?? [])];
  for (const value of values) {
    value.hidden = !fold(value.querySelector('label span span')?.textContent ?? '').includes(wanted);
  }
  const status = facet?.querySelector('[role="status"]');
  const n = values.filter(({ hidden }) => !hidden).length;
  if (status)
    status.textContent = wanted === '' ? '' : translate(listingTexts, pageTerms().texts, 'valuesFound', { n });
}
