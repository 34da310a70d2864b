import type { FieldSpec } from './fields.ts';

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Kinds of inputs that hold nothing a shopper types, or look after themselves. */
const LEFT_OUT = new Set(['hidden', 'submit', 'button', 'reset', 'image', 'file']);

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

/**
 * The fields of a form that stand inside `root`, in its order, one for a group of radio buttons. `data-unchecked` takes a
 * control out.
 */
export function controlsOf(form: HTMLFormElement, root: Element = form): Control[] {
  const seen = new Set<string>();
  return [...form.elements].filter((element): element is Control => {
    if (!isControl(element) || element.name === '' || LEFT_OUT.has(element.type) || element.matches(':disabled'))
      return false;
    if (element.dataset.unchecked !== undefined || seen.has(element.name) || !root.contains(element)) return false;
    seen.add(element.name);
    return true;
  });
}

/** Controls inside `root` that a shopper can enter, asked for at the moment or not; without passwords. */
export const enteredOf = (form: HTMLFormElement, root: Element): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      isControl(element) &&
      element.name !== '' &&
      element.type !== 'password' &&
      !LEFT_OUT.has(element.type) &&
      root.contains(element),
  );

export function specOf(control: Control): FieldSpec {
  const { dataset: data, name, required } = control;
  const positive = (value: string | number | undefined) => (Number(value) > 0 ? Number(value) : undefined);
  const lengths = control instanceof HTMLSelectElement ? { minLength: 0, maxLength: 0 } : control;
  return {
    name,
    kind: kindOf(control),
    required: required || data.validate !== undefined,
    flag: data.validate !== undefined,
    min: positive(lengths.minLength),
    max: positive(lengths.maxLength) ?? positive(data.maxlength),
    types: words(data.graphql),
    outside: isOutside(control) ? (data.outside ?? '') : undefined,
    region: data.region,
    from: data.concatFrom,
    to: data.concatTo,
    password: data.concatPassword,
    logins: words(data.concatLogin),
    same: data.sameAs,
    url:
      data.validationUrl === undefined
        ? undefined
        : {
            address: data.validationUrl,
            method: data.validationMethod?.toUpperCase() === 'POST' ? 'POST' : 'GET',
            serialize: words(data.validationSerialize),
          },
  };
}

/** Dates and numbers that the browser cannot read, beyond `min` and `max`, or found unfit by the page (`setCustomValidity`). */
const isOutside = ({ validity: { badInput, rangeUnderflow, rangeOverflow, customError } }: Control): boolean =>
  badInput || rangeUnderflow || rangeOverflow || customError;

const words = (text = ''): string[] => text.split(/\s+/).filter((word) => word !== '');

function kindOf(control: Control): FieldSpec['kind'] {
  if (control instanceof HTMLSelectElement) return 'select';
  if (control.type === 'checkbox') return 'box';
  return control.type === 'radio' ? 'radio' : 'text';
}

/** Value of a field: of a group the chosen one, of a box "1" when it is ticked, of a missing field "". */
export function readValue(form: HTMLFormElement, name: string): string {
  const found = form.elements.namedItem(name);
  if (found instanceof RadioNodeList) {
    const ticked = [...found].some((one) => one instanceof HTMLInputElement && one.type === 'checkbox' && one.checked);
    return ticked ? '1' : found.value;
  }
  if (found instanceof HTMLInputElement && found.type === 'checkbox') return found.checked ? '1' : '';
  if (found instanceof HTMLInputElement && found.type === 'radio') return found.checked ? found.value : '';
  return isControl(found) ? found.value : '';
}

/** The control that a person is led to when its field is wrong. */
export function controlOf(form: HTMLFormElement, name: string): HTMLElement | undefined {
  const found = form.elements.namedItem(name);
  const first = found instanceof RadioNodeList ? found[0] : found;
  return first instanceof HTMLElement ? first : undefined;
}
