import { useEffect, useEffectEvent, useState } from 'react';
import { nbsp } from '../../kit/typography.ts';
import { useText } from '../../ui/TextContext.tsx';
import { type AddressPart, type AddressTerms, type AddressValues, addressParts } from '../address.ts';
import { type AddressField, addressFields, fieldName } from '../addressFields.ts';
import { countryName, countryOf } from '../countries.ts';
import { besidePrefix } from '../rules/phone.ts';
import { asksZipcode, zipcodeExample } from '../rules/zipcode.ts';
import { formTexts } from '../texts.ts';
import { FormField } from '../ui/FormField.tsx';
import { FormSelect } from '../ui/FormSelect.tsx';
import type { FieldData } from '../ui/fieldData.ts';
import styles from './Address.module.css';
import { type ClientType, partsByKind } from './model.ts';

interface AddressFieldsProps {
  terms: AddressTerms;
  /** Values that came back with the form. */
  values?: AddressValues | undefined;
  /** Chosen type, where the address is of a person or a company: the fields of both are there. */
  type?: ClientType | undefined;
  /** The whole address is asked for. Not only now, but always: then it may stop a form that the browser checks by itself. */
  wanted: boolean | 'always';
  /** False for fields that are not asked for: they can be switched off; without scripts they are only out of sight. */
  active: boolean;
  /** Parts to ask for, when not all are. */
  only?: ReadonlySet<AddressPart> | undefined;
  /** Parts that may stay empty besides those that always may. */
  free?: ReadonlySet<AddressPart> | undefined;
  /** Parts that are asked of a company alone besides those that always are. */
  ofFirm?: ReadonlySet<AddressPart> | undefined;
}

/**
 * Fields of one address. The country says how postcode, telephone and tax number are written, and which keyboard they
 * need.
 */
export function AddressFields({ terms, values = {}, type, wanted, active, only, free, ofFirm }: AddressFieldsProps) {
  const { party, countries } = terms;
  const [region, setRegion] = useState(countryOf(values.region ?? '')?.code ?? countries[0] ?? '');
  const prefixOf = (code: string) => `+${countryOf(code)?.prefix ?? ''}`;

  const choose = (code: string) => {
    // A prefix that nobody has touched follows the country.
    const prefix = document.getElementById(fieldName(party, 'phone_prefix'));
    if (prefix instanceof HTMLInputElement && prefix.value === prefixOf(region)) prefix.value = prefixOf(code);
    setRegion(code);
  };
  // Chosen before there was code to hear it, or brought back by the browser.
  const takeEarly = useEffectEvent(() => {
    const chosen = document.getElementById(fieldName(party, 'region'));
    if (chosen instanceof HTMLSelectElement && chosen.value !== region) choose(chosen.value);
  });
  useEffect(() => takeEarly(), []);

  const known = new Map(
    [true, false].flatMap((company) =>
      addressFields({ ...terms, company }, region).map((field) => [field.part, field] as const),
    ),
  );
  const prefix = known.has('phone_prefix') && only?.has('phone_prefix') !== false;
  const shownOf = (part: AddressPart): string | undefined => {
    const before = values.phone_prefix ?? prefixOf(region);
    const value = values[part];
    if (part === 'phone_prefix') return before;
    return prefix && value && PHONES.has(part) ? besidePrefix(value, before, region) : value;
  };
  const parts = type === undefined ? addressParts(terms).map((part) => [part, 'all'] as const) : partsByKind(terms);
  return (
    <div className={styles.address}>
      {parts.map(([part, asks]) => {
        const whose = ofFirm?.has(part) ? 'firm' : asks;
        const given = known.get(part);
        if (!given || only?.has(part) === false) return null;
        const field = free?.has(part) ? { ...given, optional: true } : given;
        const asked = wanted !== false && (whose === 'all' || whose === type);
        const shared = {
          // Fields that may be out of sight must not stop a form that a browser checks by itself, nor a number that it
          // has filled in with its street, nor a postcode of a country that has none.
          required:
            !field.optional && (active ? asked : wanted === 'always' && whose === 'all' && isSure(part, countries)),
          disabled: active && !asked,
          className: [styles[widthOf(field)], whose !== 'all' && styles[whose]].filter(Boolean).join(' '),
        };
        if (part === 'region')
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
        const value = shownOf(part);
        return <PartField key={part} field={field} terms={terms} region={region} value={value} {...shared} />;
      })}
    </div>
  );
}

const PHONES: ReadonlySet<AddressPart> = new Set(['phone', 'phone2']);

/** Tells whether a part is always asked for, whatever a shopper without scripts chooses. */
const isSure = (part: AddressPart, countries: readonly string[]): boolean =>
  part !== 'street_number' && (part !== 'zipcode' || countries.every(asksZipcode));

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
  const options = countries.map((code) => ({ value: code, name: nbsp(countryName(code)) }));
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
  const { part, name, kind, optional, byCountry: _, ...rest } = field;
  const example = zipcodeExample(region);
  const help =
    part === 'zipcode'
      ? example && t('zipcode_help', { example })
      : part === 'street' || part === 'street_number'
        ? t(`${part}_help`)
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

/** Attributes by which a part is checked while it is typed. */
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

/** Share of the row on wide windows; what is short and the rest of its row stand beside each other on a phone too. */
const WIDTHS: Readonly<Partial<Record<AddressPart, 'third' | 'half' | 'most' | 'short' | 'rest'>>> = {
  firstname: 'half',
  lastname: 'half',
  firm: 'most',
  nip: 'third',
  street: 'most',
  street_number: 'third',
  zipcode: 'short',
  city: 'rest',
  phone_prefix: 'short',
  phone: 'rest',
};

/** With the words that it may be left out, the label of a postcode is too long for a short field. */
const widthOf = ({ part, optional }: AddressField) =>
  optional && (part === 'zipcode' || part === 'city') ? 'half' : (WIDTHS[part] ?? 'whole');
