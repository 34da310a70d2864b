import { type ReactNode, useState } from 'react';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Input.tsx';
import { useText } from '../../ui/TextContext.tsx';
import type { AddressPart } from '../address.ts';
import { addressFields, fieldName } from '../addressFields.ts';
import { countryOf } from '../countries.ts';
import type { Party } from '../parties.ts';
import { formTexts } from '../texts.ts';
import styles from './AddressFields.module.css';
import { FormField } from './FormField.tsx';

interface AddressFieldsProps {
  party: Party;
  /** Which of them, in their order. */
  parts: readonly AddressPart[];
  company?: boolean;
  /** By name of field. */
  values: Readonly<Record<string, string>>;
  /** Codes of two letters; the first is chosen at first. */
  countries: readonly string[];
  /** All may stay empty, together. */
  optional?: boolean;
}

const GRAPH: Readonly<Partial<Record<AddressPart, string>>> = {
  firstname: 'firstname',
  lastname: 'lastname',
  firm: 'firm',
  additional: 'additional',
  nip: 'nip',
  street: 'street',
  zipcode: 'zipcode',
  city: 'city',
  phone: 'phone',
};
/** Two side by side where there is room. */
const PAIRS: readonly (readonly AddressPart[])[] = [
  ['firstname', 'lastname'],
  ['firm', 'nip'],
  ['street', 'street_number'],
  ['zipcode', 'city'],
  ['phone_prefix', 'phone'],
];

/** The first of a pair is short. */
const NARROW: ReadonlySet<AddressPart> = new Set(['zipcode', 'phone_prefix']);

/** The fields of an address; what a field is like changes with the country. */
export function AddressFields({
  party,
  parts,
  company = false,
  values,
  countries,
  optional = false,
}: AddressFieldsProps) {
  const t = useText(formTexts);
  const region = fieldName(party, 'region');
  const [chosen, choose] = useState(values[region] || countries[0] || 'PL');
  const terms = { party, company, email: parts.includes('email'), phone: parts.includes('phone'), countries };
  const fields = addressFields(terms, chosen).filter(({ part }) => parts.includes(part));

  const drawn = new Map<AddressPart, ReactNode>();
  for (const { part, name, kind, optional: mayStayEmpty, ...rest } of fields) {
    const { byCountry: _, ...attributes } = rest;
    const label = part === 'nip' && chosen !== 'PL' ? t('nip_abroad') : t(part);
    if (part === 'region') {
      drawn.set(
        part,
        <Field key={part} id={name} label={label}>
          {(control) => (
            <Select
              {...control}
              name={name}
              autoComplete={attributes.autoComplete}
              value={chosen}
              onChange={(event) => choose(event.currentTarget.value)}
            >
              {countries.map((code) => (
                <option key={code} value={code}>
                  {countryOf(code)?.name ?? code}
                </option>
              ))}
            </Select>
          )}
        </Field>,
      );
      continue;
    }
    const graphql = GRAPH[part];
    const data = {
      ...(graphql === undefined ? {} : { graphql, region }),
      ...(part === 'phone' && parts.includes('phone_prefix') ? { concatFrom: fieldName(party, 'phone_prefix') } : {}),
      ...(part === 'street' ? { concatTo: fieldName(party, 'street_number') } : {}),
    };
    drawn.set(
      part,
      <FormField
        key={part}
        {...attributes}
        id={name}
        name={name}
        kind={kind === 'select' ? 'text' : kind}
        label={label}
        required={!optional && !mayStayEmpty}
        optional={!optional && mayStayEmpty}
        defaultValue={values[name]}
        data={data}
      />,
    );
  }

  const done = new Set<AddressPart>();
  const rows = [...drawn.keys()].flatMap((part): ReactNode[] => {
    if (done.has(part)) return [];
    const pair = PAIRS.find((one) => one.includes(part) && one.every((other) => drawn.has(other)));
    for (const one of pair ?? [part]) done.add(one);
    if (!pair) return [drawn.get(part)];
    return [
      <div key={part} className={NARROW.has(part) ? styles.narrowFirst : styles.pair}>
        {pair.map((one) => drawn.get(one))}
      </div>,
    ];
  });
  return <div className={styles.fields}>{rows}</div>;
}
