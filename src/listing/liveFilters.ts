import { parseMoney } from '../kit/moneyText.ts';
import { goTo } from '../ui/browser/goTo.ts';
import { readAddress } from './address/read.ts';
import { writeAddress } from './address/write.ts';
import { readListForm } from './listForm.ts';

/** Filters, order and number of products apply as they are chosen; without script a button sends them. For the kernel. */
export function startLiveFilters(): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    if (target.form && !hasWrongAmount(target, true)) apply(target.form);
  });
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) hasWrongAmount(target, false);
  });
  document.addEventListener('submit', (event) => {
    const { target } = event;
    if (!(target instanceof HTMLFormElement) || !readListForm(target)) return;
    event.preventDefault();
    apply(target);
  });
  // A document that comes back from the browser's memory shows the list as it was, and so do its fields.
  window.addEventListener('pageshow', ({ persisted }) => {
    for (const form of persisted ? document.forms : []) {
      if (!readListForm(form)) continue;
      delete form.dataset.wanted;
      form.reset();
    }
  });
}

/** Goes to the list that the form says, when it is another one. */
function apply(form: HTMLFormElement): void {
  const list = readListForm(form);
  if (!list) return;
  const search = writeAddress({ ...readAddress(new FormData(form), list.defaults), counter: 0 }, list.defaults);
  // What was asked for last may be on its way still; a list that has come forgets it.
  if (search === (form.dataset.wanted ?? list.search)) return;
  form.dataset.wanted = search;
  goTo(new URL(form.action).pathname + search + panelAround(form));
}

/** Where the list comes as a document, the panel that somebody is choosing in is open there too. */
function panelAround(form: HTMLFormElement): string {
  const panel = 'navigation' in window ? null : form.closest('[popover]:popover-open');
  return panel ? `#${panel.id}` : '';
}

/** Is the field an amount that is none. Says so once it was left; the list of another amount would take away what was typed. */
function hasWrongAmount(field: HTMLInputElement | HTMLSelectElement, left: boolean): boolean {
  if (field.dataset.amount === undefined) return false;
  const wrong = field.value.trim() !== '' && parseMoney(field.value) === undefined;
  const answer = field.parentElement?.querySelector<HTMLElement>('[data-amount-answer] > div');
  const told = wrong && left;
  if (answer) answer.hidden = !told;
  field.ariaInvalid = told ? 'true' : null;
  if (told) field.setAttribute('aria-describedby', `${field.id}-wrong`);
  else field.removeAttribute('aria-describedby');
  return wrong;
}
