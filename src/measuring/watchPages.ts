import * as v from 'valibot';
import { askSection } from '../session/client.ts';
import { pushEvent } from '../snippets/dataLayer.ts';
import { hasConsent } from '../ui/browser/consent.ts';
import { pageTerms } from '../ui/browser/pageTerms.ts';
import { agreedPurposes, onConsent } from '../ui/browser/purposes.ts';
import { onView } from '../ui/kernel/pages.ts';
import { pageAnswer } from './answers.ts';
import { chosenAtCheckout, clickedItem, eventsOf, readPage, type ShownPage } from './page.ts';

/** The page that is shown, with what the shop has told of it. */
let shown: ShownPage | undefined;
/** What the visitor had agreed to when the shop was asked about it. */
let asked: string | undefined;

/** Pushes the events of each page that is shown, once: when it comes, or when its visitor agrees to statistics. */
export function watchPages(): void {
  onView(() => {
    shown = readPage(document);
    asked = undefined;
    askPage();
  });
  onConsent(askPage);
  document.addEventListener('click', onClick, true);
  for (const name of ['change', 'submit']) document.addEventListener(name, onCheckout, true);
}

function askPage(): void {
  const page = shown;
  const agreed = agreedPurposes().join('.');
  if (!page || asked === agreed || (agreed === '' && pageTerms().measures === 'pages')) return;
  asked = agreed;
  // Asked for also where there is nothing to tell: the answer says whether events wait.
  askSection('DataLayer', { products: page.products, basket: page.basket }, (answer) => {
    const read = v.safeParse(pageAnswer, answer);
    if (!read.success || page !== shown || page.answer || !hasConsent('statistics')) return;
    page.answer = read.output;
    for (const event of eventsOf(page)) pushEvent(event);
  });
}

function onClick({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : undefined;
  const event = link && shown && hasConsent('statistics') ? clickedItem(shown, link) : undefined;
  if (event) pushEvent(event);
}

function onCheckout({ target, type }: Event): void {
  if (!shown || !hasConsent('statistics') || !(target instanceof Element)) return;
  const fields = type === 'submit' ? [...target.querySelectorAll('input:checked')] : [target];
  for (const field of fields) {
    const event = field instanceof HTMLInputElement ? chosenAtCheckout(shown, field) : undefined;
    if (event) pushEvent(event);
  }
}
