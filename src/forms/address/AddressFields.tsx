import { useState } from 'react';
import { useText, useTextOverrides } from '../../ui/TextContext.tsx';
import type { AddressPart, AddressTerms, AddressValues } from '../address.ts';
import { type AddressField, addressFields, fieldName } from '../addressFields.ts';
import { COUNTRIES, countryOf } from '../countries.ts';
import { formatsHint } from '../messages.ts';
import { formTexts } from '../texts.ts';
import { FormField } from '../ui/FormField.tsx';
import { FormSelect } from '../ui/FormSelect.tsx';
import type { FieldData } from '../ui/fieldData.ts';
import styles from './Address.module.css';
import { FIRM_PARTS } from './model.ts';

interface AddressFieldsProps {
  /** With a company's fields among them, whether or not a company is chosen. */
  terms: AddressTerms;
  /** What came back with the form. */
  values?: AddressValues | undefined;
  /** Fields of companies are asked for. */
  firm: boolean;
  /** The whole address is asked for. */
  wanted: boolean;
  /** Whatever is not asked for can be switched off; without scripts it is only out of sight. */
  active: boolean;
}

/** One address. The country says how postcode, telephone and tax number are written, and which keyboard they need. */
export function AddressFields({ terms, values = {}, firm, wanted, active }: AddressFieldsProps) {
  const { party, countries } = terms;
  const [region, setRegion] = useState(countryOf(values.region ?? '')?.code ?? countries[0] ?? '');
  const prefixOf = (code: string) => `+${countryOf(code)?.prefix ?? ''}`;

  const choose = (code: string) => {
    // A prefix that nobody has touched follows the country.
    const prefix = document.getElementById(fieldName(party, 'phone_prefix'));
    if (prefix instanceof HTMLInputElement && prefix.value === prefixOf(region)) prefix.value = prefixOf(code);
    setRegion(code);
  };

  return (
    <div className={styles.address}>
      {addressFields(terms, region).map((field) => {
        const isFirms = FIRM_PARTS.has(field.part) && party === 'client';
        const asked = wanted && (!isFirms || firm);
        const shared = {
          // Fields that may be out of sight must not stop a form that a browser checks by itself.
          required: !field.optional && (active ? asked : party === 'client' && !FIRM_PARTS.has(field.part)),
          disabled: active && !asked,
          className: [styles[WIDTHS[field.part] ?? 'whole'], isFirms && styles.firm].filter(Boolean).join(' '),
        };
        if (field.part === 'region')
          return (
            <CountryField
              key="region"
              field={field}
              countries={countries}
              region={region}
              onChange={choose}
              {...shared}
            />
          );
        const value = values[field.part] ?? (field.part === 'phone_prefix' ? prefixOf(region) : undefined);
        return <PartField key={field.part} field={field} terms={terms} region={region} value={value} {...shared} />;
      })}
    </div>
  );
}

interface Shared {
  field: AddressField;
  region: string;
  required: boolean;
  disabled: boolean;
  className: string;
}

function CountryField({
  field,
  countries,
  region,
  onChange,
  required,
  disabled,
  className,
}: Shared & { countries: readonly string[]; onChange(code: string): void }) {
  const t = useText(formTexts);
  const options = countries.flatMap((code) => {
    const country = COUNTRIES.find((one) => one.code === code);
    return country ? [{ value: code, name: country.name }] : [];
  });
  return (
    <FormSelect
      id={field.name}
      name={field.name}
      label={t('region')}
      options={options}
      defaultValue={region}
      autoComplete={field.autoComplete}
      required={required}
      disabled={disabled}
      onChange={onChange}
      className={className}
    />
  );
}

function PartField({
  field,
  terms,
  region,
  value,
  required,
  disabled,
  className,
}: Shared & { terms: AddressTerms; value: string | undefined }) {
  const t = useText(formTexts);
  const overrides = useTextOverrides();
  const { part, name, kind, optional, byCountry: _, ...rest } = field;
  const help =
    part === 'zipcode'
      ? formatsHint(countryOf(region)?.formats ?? [], overrides)
      : part === 'street'
        ? t('street_help')
        : undefined;
  return (
    <FormField
      {...rest}
      id={name}
      name={name}
      kind={kind === 'select' ? 'text' : kind}
      label={part === 'nip' && region !== 'PL' ? t('nip_abroad') : t(part === 'region' ? 'city' : part)}
      optional={optional && part !== 'phone_prefix'}
      required={required}
      disabled={disabled}
      defaultValue={value}
      help={help}
      data={dataOf(part, terms)}
      className={className}
      {...(part === 'email' ? { spellCheck: false } : {})}
    />
  );
}

/** What the server is asked about a part while it is typed. */
function dataOf(part: AddressPart, { party, phone }: AddressTerms): FieldData {
  const named = (other: AddressPart) => fieldName(party, other);
  switch (part) {
    case 'firstname':
    case 'lastname':
    case 'firm':
    case 'additional':
    case 'city':
    case 'email':
      return { graphql: part };
    case 'nip':
    case 'zipcode':
      return { graphql: part, region: named('region') };
    case 'street':
      return { graphql: part, region: named('region'), concatTo: named('street_number') };
    case 'phone':
    case 'phone2':
      return { graphql: 'phone', region: named('region'), ...(phone ? { concatFrom: named('phone_prefix') } : {}) };
    default:
      return {};
  }
}

/** Share of the row on wide windows. */
const WIDTHS: Readonly<Partial<Record<AddressPart, 'third' | 'half' | 'most'>>> = {
  firstname: 'half',
  lastname: 'half',
  firm: 'most',
  nip: 'third',
  street: 'most',
  street_number: 'third',
  zipcode: 'third',
  city: 'most',
  phone_prefix: 'third',
  phone: 'most',
};
