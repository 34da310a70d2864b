import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import { Check } from '../../ui/Check.tsx';
import { Fieldset } from '../../ui/Field.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { FormContext } from '../ui/FormContext.ts';
import styles from './Address.module.css';
import { AddressFields } from './AddressFields.tsx';
import { type AddressFormTerms, type AddressFormValues, type OtherParty, partyTerms, SAME_BOX } from './model.ts';
import { addressTexts } from './texts.ts';

interface AddressFormProps {
  terms: AddressFormTerms;
  /** What came back with the form. */
  values?: AddressFormValues | undefined;
}

const TYPES = ['private', 'firm'] as const;

/**
 * Who buys and where to: a person or a company with its tax number, and other addresses where they differ. Style alone
 * shows what is asked for, so that it works without scripts; with them, what is not asked for is neither checked nor sent.
 */
export function AddressForm({ terms, values }: AddressFormProps) {
  const t = useText(addressTexts);
  const active = use(FormContext)?.active === true;
  const [type, setType] = useState(values?.type ?? 'private');
  const types = useRef<HTMLDivElement>(null);
  // A browser that comes back to a page remembers what was chosen there.
  useEffect(() => {
    const chosen = types.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    if (chosen === 'firm' || chosen === 'private') setType(chosen);
  }, []);
  return (
    <div className={styles.form}>
      <Fieldset legend={t('type')}>
        <div ref={types} className={styles.types}>
          {TYPES.map((one) => (
            <Check
              key={one}
              kind="radio"
              id={`client_type_${one}`}
              name="client_type"
              value={one}
              defaultChecked={one === (values?.type ?? 'private')}
              onChange={() => setType(one)}
            >
              {t(one)}
            </Check>
          ))}
        </div>
      </Fieldset>
      <AddressFields
        terms={partyTerms('client', terms.countries, true)}
        values={values?.addresses.client}
        firm={type === 'firm'}
        wanted
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
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) setWritten(!box.current.checked);
  }, []);
  return (
    <div className={styles.other}>
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
        <AddressFields
          terms={partyTerms(party, terms.countries, party === 'invoice')}
          values={values?.addresses[party]}
          firm
          wanted={written}
          active={active}
        />
      </Fieldset>
    </div>
  );
}
