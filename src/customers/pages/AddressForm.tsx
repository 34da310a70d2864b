import { useState } from 'react';
import { addressParts } from '../../forms/address.ts';
import { AddressFields } from '../../forms/ui/AddressFields.tsx';
import { Check } from '../../ui/Check.tsx';
import { Fieldset } from '../../ui/Field.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { type AddressKind, COUNTRY_CODES, KINDS, keptTerms } from '../model.ts';
import { accountPageTexts } from '../pageTexts.ts';
import { type FormTalk, PostForm } from './PostForm.tsx';
import styles from './Sections.module.css';

interface AddressFormProps {
  talk: FormTalk;
  action: string;
  kind: AddressKind;
  company: boolean;
  /** By name of field. */
  values: Readonly<Record<string, string>>;
  isDefault: boolean;
}

export function AddressForm({ talk, action, kind, values, isDefault, ...rest }: AddressFormProps) {
  const t = useText(accountPageTexts);
  const [company, choose] = useState(rest.company);
  const shown = { ...values, ...talk.answer?.values };
  const parts = addressParts(keptTerms(kind, company));
  return (
    <PostForm
      {...talk}
      action={action}
      labels={{}}
      submit={t('save')}
      buy
      beside={<a href="/konto/adresy">{t('back')}</a>}
    >
      {kind === 'invoice' && (
        <Fieldset legend={t('invoiceFor')} className={styles.kinds}>
          {KINDS.map((one) => (
            <Check
              key={one}
              kind="radio"
              id={`client_type_${one}`}
              name="client_type"
              value={one}
              checked={company === (one === 'firm')}
              onChange={() => choose(one === 'firm')}
            >
              {t(one === 'firm' ? 'firmKind' : 'private')}
            </Check>
          ))}
        </Fieldset>
      )}
      <AddressFields
        key={String(company)}
        party={kind}
        parts={parts}
        company={company}
        values={shown}
        countries={COUNTRY_CODES}
      />
      {isDefault ? null : (
        <Check id="is_default" name="is_default" value="1">
          {t('makeDefault')}
        </Check>
      )}
    </PostForm>
  );
}
