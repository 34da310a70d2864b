import { fold } from '../kit/fold.ts';
import { pageTerms } from '../ui/browser/pageTerms.ts';
import { translate } from '../ui/text.ts';
import { listingTexts } from './texts.ts';

const SEARCH = '[data-value-search]';

/** Filters the values of a long facet by typed text. For the kernel. */
export function startValueSearch(): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(SEARCH)) show(target);
  });
  document.addEventListener('keydown', (event) => {
    // Enter would send the form around it.
    if (event.key === 'Enter' && event.target instanceof Element && event.target.matches(SEARCH))
      event.preventDefault();
  });
}

function show(input: HTMLInputElement): void {
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
