import { type Control, enteredOf } from './dom.ts';

/** Changes of a shopper in a form, by control; of a box "1" when it is ticked. */
type Draft = ReadonlyMap<string, string>;

/** Forms that were left, by the entry of the history at which they stood. In memory alone: they end with the page. */
const drafts = new Map<string, Draft>();
const MOST_DRAFTS = 20;

/**
 * Drafts of forms. A browser restores typed values when a shopper comes back to a document; pages that swap have to do
 * so themselves. Another visit to the same address is another entry, and begins empty.
 */
export const placeOf = (form: HTMLFormElement): string => {
  const key = 'navigation' in window ? window.navigation.currentEntry?.key : undefined;
  const named = ['action', 'aria-labelledby'].map((name) => form.getAttribute(name));
  return [key, window.location.pathname, ...named].join(' ');
};

/** Values of a form by control. */
export const entries = (form: HTMLFormElement, root: Element): Draft =>
  new Map(enteredOf(form, root).map((control) => [keyOf(control), entered(control)]));

/** `first` is what stood in it at first: what a control says of that itself may have changed with the choices made since. */
export function leave(place: string, form: HTMLFormElement, root: Element, first: Draft): void {
  const changed = enteredOf(form, root).filter(
    (control) => isChanged(control) || first.get(keyOf(control)) !== entered(control),
  );
  drafts.delete(place);
  if (changed.length === 0) return;
  drafts.set(place, new Map(changed.map((control) => [keyOf(control), entered(control)])));
  const [oldest] = drafts.keys();
  if (drafts.size > MOST_DRAFTS && oldest !== undefined) drafts.delete(oldest);
}

/** Tells whether it holds something else than the page came with. */
export const isFilledIn = (form: HTMLFormElement, root: Element): boolean => enteredOf(form, root).some(isChanged);

export const forget = (place: string): void => void drafts.delete(place);

/** Restores a draft as if it were typed now; changed fields stay. */
export function comeBack(place: string, form: HTMLFormElement, root: Element): void {
  const draft = drafts.get(place);
  if (!draft) return;
  for (const control of enteredOf(form, root)) {
    const left = draft.get(keyOf(control));
    if (left === undefined || isChanged(control)) continue;
    if (isBox(control)) {
      // A radio button is given up by choosing another one.
      if (control.checked !== (left === '1') && (left === '1' || control.type === 'checkbox')) control.click();
      continue;
    }
    control.value = left;
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

const keyOf = (control: Control): string => (isBox(control) ? `${control.name} ${control.value}` : control.name);

const entered = (control: Control): string => (isBox(control) ? (control.checked ? '1' : '') : control.value);

/** Tells whether it holds something else than the page came with. */
export function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const { options, selectedIndex } = control;
    const first = [...options].findIndex(({ defaultSelected }) => defaultSelected);
    return selectedIndex !== Math.max(0, first);
  }
  return isBox(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}
