import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Names of the fields that still have to be filled in, in the order of the form; undefined until scripts look at it. */
export function useMissing(
  form: RefObject<HTMLFormElement | null>,
  again: unknown,
): { missing: readonly string[] | undefined; look(): void } {
  const [names, setNames] = useState<string>();
  const look = useCallback(() => {
    if (form.current) setNames(missingIn(form.current).join());
  }, [form]);
  // What is asked for changes with what is chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` is when to look
  useEffect(look, [look, again]);
  return { missing: names === undefined ? undefined : names === '' ? [] : names.split(','), look };
}

function missingIn(form: HTMLFormElement): string[] {
  const names = [...form.elements].flatMap((element) =>
    (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) &&
    element.name !== '' &&
    element.willValidate &&
    element.validity.valueMissing
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
