import { use, useState } from 'react';
import type { AddressPart, AddressTerms, AddressValues } from '../address.ts';
import { FormContext } from '../ui/FormContext.ts';
import { AddressFields } from './AddressFields.tsx';
import type { ClientType } from './model.ts';
import { TypeChoice } from './TypeChoice.tsx';

interface OneAddressProps {
  terms: AddressTerms;
  values?: AddressValues | undefined;
  /** Choice between a person and a company: its label, and the first value. */
  choice?: { legend: string; first: ClientType } | undefined;
  only?: ReadonlySet<AddressPart>;
  free?: ReadonlySet<AddressPart>;
  ofFirm?: ReadonlySet<AddressPart>;
}

/** An address that is asked for by itself. */
export function OneAddress({ choice, ...rest }: OneAddressProps) {
  const active = use(FormContext)?.active === true;
  const [type, setType] = useState(choice?.first);
  return (
    <div className="stack">
      {choice && <TypeChoice {...choice} onChange={setType} />}
      <AddressFields {...rest} type={type} wanted="always" active={active} />
    </div>
  );
}
