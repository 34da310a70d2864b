import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type CheckoutValues, readCheckout } from '../form.ts';
import { prefilledDraft } from '../formDraft.ts';
import type { CheckoutAnswer, CheckoutView } from '../view.ts';

export interface Start {
  /** Another one is another form. */
  turn: number;
  /** What its fields begin with. */
  values: CheckoutValues;
  /** What the form was answered before this turn; nothing of it holds any more. */
  past: CheckoutAnswer | undefined;
}

/**
 * What the form begins with. When its buyer signs in beside the page, it begins anew with all that stood in it, and with
 * what is known of them where nothing did.
 */
export function useStart(
  { guest, values, address }: CheckoutView,
  answer: CheckoutAnswer | undefined,
  form: RefObject<HTMLFormElement | null>,
): Start {
  const [start, setStart] = useState<Start>({ turn: 0, values, past: undefined });
  const was = useRef(guest);
  // Before anything is painted: the form still holds what was typed.
  useLayoutEffect(() => {
    const signedIn = was.current && !guest;
    was.current = guest;
    if (!signedIn) return;
    const typed = form.current && readCheckout(everythingIn(form.current), address);
    const joined = typed ? prefilledDraft(typed, values) : values;
    setStart(({ turn }) => ({ turn: turn + 1, values: joined, past: answer }));
    // The way to sign in has gone, and the focus with it.
    if (document.activeElement === document.body) document.getElementById('zamowienie')?.focus({ preventScroll: true });
  }, [guest, values, address, answer, form]);
  return start;
}

/** Also what stands in fields that are not asked for at the moment: it may be wanted back. */
function everythingIn(form: HTMLFormElement): FormData {
  const all = new FormData(form);
  for (const field of form.elements) {
    const text = field instanceof HTMLSelectElement || (field instanceof HTMLInputElement && field.type !== 'checkbox');
    if (text && field.disabled && field.type !== 'radio') all.set(field.name, field.value);
  }
  return all;
}
