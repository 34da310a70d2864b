import { partLabels } from '../../forms/address/labels.ts';
import { OneAddress } from '../../forms/address/OneAddress.tsx';
import type { AddressPart, AddressValues } from '../../forms/address.ts';
import { useText, useTextOverrides } from '../../ui/TextContext.tsx';
import type { FormTalk } from '../formAnswer.ts';
import { type CustomerKind, clientTerms, PLACE } from '../model.ts';
import { accountPageTexts } from '../pageTexts.ts';
import { AccountForm } from './AccountForm.tsx';

interface DataFormProps {
  talk: FormTalk;
  kind: CustomerKind;
  values: AddressValues;
}

const FREE: ReadonlySet<AddressPart> = new Set<AddressPart>([...PLACE, 'phone']);

/** Who the customer is, and where they live if they wish to say. */
export function DataForm({ talk, kind, values }: DataFormProps) {
  const t = useText(accountPageTexts);
  const overrides = useTextOverrides();
  const terms = clientTerms(kind);
  return (
    <AccountForm talk={talk} fields={partLabels(terms, overrides)} submit={t('save')}>
      <OneAddress terms={terms} values={values} choice={{ legend: t('kind'), first: kind }} free={FREE} />
    </AccountForm>
  );
}
