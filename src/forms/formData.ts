import { type AddressTerms, type AddressValues, addressParts } from './address.ts';
import { fieldName } from './addressFields.ts';
import { LONGEST } from './rules/lengths.ts';

/** Longest values of a form's fields, in characters. */
export type FormShape<Name extends string> = Readonly<Record<Name, number>>;

/** Beyond what a rule refuses, a value is still shown again; beyond this nobody typed it. */
const ROOM = 4;

/**
 * A posted form as values that may come back filled: of each field that the shape names the first text, of any other
 * nothing. Files are no text. A value that is far too long is cut, and so refused by its rule as too long.
 */
export function readForm<Name extends string>(form: FormData, shape: FormShape<Name>): Record<Name, string> {
  const entries = Object.entries<number>(shape).map(([name, most]) => {
    const value = form.get(name);
    return [name, typeof value === 'string' ? value.slice(0, most * ROOM + 1).toWellFormed() : ''];
  });
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** A posted address as values by part. */
export function readAddress(form: FormData, terms: AddressTerms): AddressValues {
  return Object.fromEntries(
    addressParts(terms).map((part) => {
      const name = fieldName(terms.party, part);
      return [part, readForm(form, { [name]: LONGEST[part] })[name] ?? ''];
    }),
  );
}
