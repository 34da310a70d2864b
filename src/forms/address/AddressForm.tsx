import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import { Check } from '../../ui/Check.tsx';
import { Fieldset } from '../../ui/Field.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { FormContext } from '../ui/FormContext.ts';
import styles from './Address.module.css';
import { AddressFields } from './AddressFields.tsx';
import { type AddressFormTerms, type AddressFormValues, type OtherParty, partyTerms, SAME_BOX } from './model.ts';
import { TypeChoice } from './TypeChoice.tsx';
import { addressTexts } from './texts.ts';

interface AddressFormProps {
  terms: AddressFormTerms;
  /** Values that came back with the form. */
  values?: AddressFormValues | undefined;
}

/**
 * Form of the buyer and the addresses: a person or a company with its tax number, and other addresses where they
 * differ. Style alone shows what is asked for, so that it works without scripts; with them, what is not asked for is
 * neither checked nor sent.
 */
export function AddressForm({ terms, values }: AddressFormProps) {
  const t = useText(addressTexts);
  const active = use(FormContext)?.active === true;
  const [type, setType] = useState(values?.type ?? 'private');
  return (
    <div className="stack">
      <TypeChoice legend={t('type')} first={values?.type} onChange={setType} />
      <AddressFields
        terms={partyTerms('client', terms, true)}
        values={values?.addresses.client}
        type={type}
        wanted="always"
        active={active}
      />
      {terms.others.map((party) => (
        <Other key={party} party={party} terms={terms} values={values} active={active} legend={t(party)}>
          {t(`${party}_same`)}
        </Other>
      ))}
    </div>
  );
}

interface OtherProps extends AddressFormProps {
  party: OtherParty;
  active: boolean;
  legend: string;
  children: ReactNode;
}

function Other({ party, terms, values, active, legend, children }: OtherProps) {
  const [written, setWritten] = useState(values?.written.includes(party) === true);
  const [type, setType] = useState(values?.invoiceType ?? 'firm');
  const invoice = party === 'invoice';
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) setWritten(!box.current.checked);
  }, []);
  const t = useText(addressTexts);
  return (
    <div className={`stack ${styles.other}`}>
      <Check
        ref={box}
        id={SAME_BOX[party]}
        name={SAME_BOX[party]}
        value="1"
        defaultChecked={!written}
        onChange={(event) => setWritten(!event.currentTarget.checked)}
      >
        {children}
      </Check>
      <Fieldset legend={legend} className={styles.written}>
        {invoice && (
          <TypeChoice
            legend={t('invoice_type')}
            name="invoice_type"
            first={values?.invoiceType ?? 'firm'}
            onChange={setType}
          />
        )}
        <AddressFields
          terms={partyTerms(party, terms, invoice)}
          values={values?.addresses[party]}
          type={invoice ? type : undefined}
          wanted={written}
          active={active}
        />
      </Fieldset>
    </div>
  );
}
