import { partLabels } from '../../forms/address/labels.ts';
import { OneAddress } from '../../forms/address/OneAddress.tsx';
import type { AddressValues } from '../../forms/address.ts';
import { Check } from '../../ui/Check.tsx';
import { useText, useTextOverrides } from '../../ui/TextContext.tsx';
import type { FormTalk } from '../formAnswer.ts';
import { type AddressKind, type CustomerKind, keptTerms } from '../model.ts';
import { accountPageTexts } from '../pageTexts.ts';
import { AccountForm } from './AccountForm.tsx';

interface AddressFormProps {
  talk: FormTalk;
  kind: AddressKind;
  /** Whose invoice it is. */
  type: CustomerKind;
  values: AddressValues;
  isDefault: boolean;
}

export function AddressForm({ talk, kind, type, values, isDefault }: AddressFormProps) {
  const t = useText(accountPageTexts);
  const overrides = useTextOverrides();
  const terms = keptTerms(kind, type === 'firm');
  return (
    <AccountForm
      talk={talk}
      fields={partLabels(terms, overrides)}
      submit={t('save')}
      beside={<a href="/konto/adresy">{t('back')}</a>}
    >
      <OneAddress
        terms={terms}
        values={values}
        choice={kind === 'invoice' ? { legend: t('invoiceFor'), first: type } : undefined}
      />
      {isDefault ? null : (
        <Check id="is_default" name="is_default" value="1">
          {t('makeDefault')}
        </Check>
      )}
    </AccountForm>
  );
}
