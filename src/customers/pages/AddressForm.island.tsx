import { partLabels } from '../../forms/address/labels.ts';
import { OneAddress } from '../../forms/address/OneAddress.tsx';
import type { AddressValues } from '../../forms/address.ts';
import { Check } from '../../ui/Check.tsx';
import { island } from '../../ui/islands/island.ts';
import { useText, useTextOverrides } from '../../ui/TextContext.tsx';
import { returnedTo } from '../formAnswer.ts';
import { type AddressKind, type CustomerKind, keptTerms } from '../model.ts';
import { accountPageTexts } from '../pages.texts.ts';
import { AccountForm } from './AccountForm.tsx';
import { type ServedTalk, useTalk } from './useTalk.ts';

interface AddressFormProps extends ServedTalk {
  kind: AddressKind;
  /** Kind of customer that the invoice is for. */
  type: CustomerKind;
  values: AddressValues;
  isDefault: boolean;
}

function AddressForm({ kind, type: first, values, isDefault, ...served }: AddressFormProps) {
  const talk = useTalk(served);
  const t = useText(accountPageTexts);
  const overrides = useTextOverrides();
  const { client_type: chosen = first, ...typed } = returnedTo(talk.answer);
  const type = chosen === 'firm' ? 'firm' : 'private';
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
        values={{ ...values, ...typed }}
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

export default island('customers/pages/AddressForm', AddressForm);
