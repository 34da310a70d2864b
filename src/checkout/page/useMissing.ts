import { type RefObject, useEffect, useReducer, useState } from 'react';

/**
 * Names of the fields that still have to be filled in or, of those in `wrong` that are asked for, put right, in the order of
 * the form; undefined until scripts look at it.
 */
export function useMissing(
  form: RefObject<HTMLFormElement | null>,
  wrong: readonly string[],
  again: unknown,
): { missing: readonly string[] | undefined; look(): void } {
  const [names, setNames] = useState<string>();
  // Looked at once the form is drawn with what was just chosen, which says what is asked for.
  const [turn, look] = useReducer((before: number) => before + 1, 0);
  const bad = wrong.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` and `turn` are when to look
  useEffect(() => {
    if (form.current) setNames(missingIn(form.current, bad.split(',')).join());
  }, [form, bad, again, turn]);
  return { missing: names === undefined ? undefined : names === '' ? [] : names.split(','), look };
}

function missingIn(form: HTMLFormElement, wrong: readonly string[]): string[] {
  const names = [...form.elements].flatMap((element) =>
    (element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement) &&
    element.name !== '' &&
    element.willValidate &&
    (element.validity.valueMissing || wrong.includes(element.name))
      ? [element.name]
      : [],
  );
  const point = form.elements.namedItem('pickup_point');
  const asksPoint = form.querySelector('[name="shipping"][data-point]:checked') !== null;
  if (
    asksPoint &&
    !(point instanceof RadioNodeList ? point.value : form.querySelector('[name="pickup_point"]:checked'))
  ) {
    names.push('pickup_point');
  }
  return [...new Set(names)];
}
