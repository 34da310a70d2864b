import { use, useState } from 'react';
import type { AddressPart, AddressTerms, AddressValues } from '../address.ts';
import { FormContext } from '../ui/FormContext.ts';
import styles from './Address.module.css';
import { AddressFields } from './AddressFields.tsx';
import type { ClientType } from './model.ts';
import { TypeChoice } from './TypeChoice.tsx';

interface OneAddressProps {
  terms: AddressTerms;
  values?: AddressValues | undefined;
  /** Where it is of a person or a company: what the choice is called, and what is chosen at first. */
  choice?: { legend: string; first: ClientType } | undefined;
  only?: ReadonlySet<AddressPart>;
  free?: ReadonlySet<AddressPart>;
}

/** An address that is asked for by itself. */
export function OneAddress({ choice, ...rest }: OneAddressProps) {
  const active = use(FormContext)?.active === true;
  const [type, setType] = useState(choice?.first);
  return (
    <div className={styles.form}>
      {choice && <TypeChoice {...choice} onChange={setType} />}
      <AddressFields {...rest} type={type} wanted="always" active={active} />
    </div>
  );
}
