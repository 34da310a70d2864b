import { parseMoney } from '../kit/moneyText.ts';
import { goTo } from '../ui/browser/goTo.ts';
import { prefetch } from '../ui/kernel/swap/prefetch.ts';
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
  document.addEventListener('pointerdown', ({ target, button }) => {
    const field = target instanceof Element && button === 0 ? choiceAt(target) : null;
    if (field?.form && 'navigation' in window) fetchAhead(field, field.form);
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

/** Choice that a press on an element would make. */
function choiceAt(target: Element): HTMLInputElement | null {
  const field = target.closest('label')?.control ?? target;
  return field instanceof HTMLInputElement && field.type === 'checkbox' && !field.disabled ? field : null;
}

/** The list that a press will ask for is on its way before the finger is lifted. */
function fetchAhead(field: HTMLInputElement, form: HTMLFormElement): void {
  const to = listAddress(form, pressed(field, [...new FormData(form)]));
  if (to !== undefined) prefetch(new URL(to.path + to.search, location.href));
}

type Pair = [string, FormDataEntryValue];

/** What a form will say once a box of it is pressed. The box itself stays: to turn it twice, unseen, styles it twice. */
const pressed = ({ checked, name, value }: HTMLInputElement, pairs: Pair[]): Pair[] =>
  checked ? pairs.filter((pair) => pair[0] !== name || pair[1] !== value) : [...pairs, [name, value]];

/** Address of the list that a form's fields say. */
function listAddress(
  form: HTMLFormElement,
  data: Iterable<Pair>,
): { path: string; search: string; shown: string } | undefined {
  const list = readListForm(form);
  if (!list) return undefined;
  const search = writeAddress({ ...readAddress(data, list.defaults), counter: 0 }, list.defaults);
  return { path: new URL(form.action).pathname, search, shown: list.search };
}

/** Goes to the list of the form when it is another one. */
function apply(form: HTMLFormElement): void {
  const to = listAddress(form, new FormData(form));
  if (!to) return;
  // What was asked for last may be on its way still; a list that has come forgets it.
  if (to.search === (form.dataset.wanted ?? to.shown)) return;
  form.dataset.wanted = to.search;
  goTo(to.path + to.search + panelAround(form));
}

/** Names the open panel, so that a list that comes as a document opens it too. */
function panelAround(form: HTMLFormElement): string {
  const panel = 'navigation' in window ? null : form.closest('[popover]:popover-open');
  return panel ? `#${panel.id}` : '';
}

/**
 * Tells whether the field holds no valid amount, and says so once it has lost focus; a new list would remove the typed
 * text.
 */
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
