import { partLabels } from '../../forms/address/labels.ts';
import { OneAddress } from '../../forms/address/OneAddress.tsx';
import type { AddressPart, AddressValues } from '../../forms/address.ts';
import { island } from '../../ui/islands/island.ts';
import { useText, useTextOverrides } from '../../ui/TextContext.tsx';
import { returnedTo } from '../formAnswer.ts';
import { type CustomerKind, clientTerms, PLACE } from '../model.ts';
import { accountPageTexts } from '../pageTexts.ts';
import { AccountForm } from './AccountForm.tsx';
import { type ServedTalk, useTalk } from './useTalk.ts';

interface DataFormProps extends ServedTalk {
  kind: CustomerKind;
  values: AddressValues;
}

const FREE: ReadonlySet<AddressPart> = new Set<AddressPart>([...PLACE, 'phone']);

/** Who the customer is, and where they live if they wish to say. */
function DataForm({ kind, values, ...served }: DataFormProps) {
  const talk = useTalk(served);
  const t = useText(accountPageTexts);
  const overrides = useTextOverrides();
  const { client_type: chosen = kind, ...typed } = returnedTo(talk.answer);
  const type = chosen === 'firm' ? 'firm' : 'private';
  const terms = clientTerms(type);
  return (
    <AccountForm talk={talk} fields={partLabels(terms, overrides)} submit={t('save')}>
      <OneAddress
        terms={terms}
        values={{ ...values, ...typed }}
        choice={{ legend: t('kind'), first: type }}
        free={FREE}
      />
    </AccountForm>
  );
}

export default island('customers/pages/DataForm', DataForm);
