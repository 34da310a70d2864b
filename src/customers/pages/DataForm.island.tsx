import { partLabels } from '../../forms/address/labels.ts';
import { OneAddress } from '../../forms/address/OneAddress.tsx';
import type { AddressPart, AddressValues } from '../../forms/address.ts';
import { LONGEST } from '../../forms/rules/lengths.ts';
import { FormField } from '../../forms/ui/FormField.tsx';
import { island } from '../../ui/islands/island.ts';
import { useText, useTextOverrides } from '../../ui/TextContext.tsx';
import { returnedTo } from '../formAnswer.ts';
import { BIRTH_DATE, type CustomerKind, clientTerms, PLACE } from '../model.ts';
import { accountPageTexts } from '../pages.texts.ts';
import { AccountForm } from './AccountForm.tsx';
import { type ServedTalk, useTalk } from './useTalk.ts';

interface DataFormProps extends ServedTalk {
  kind: CustomerKind;
  values: AddressValues;
  birthDate?: string | undefined;
}

const FREE: ReadonlySet<AddressPart> = new Set<AddressPart>([...PLACE, 'phone']);
const BORN = { graphql: 'birthdate' };

/** Form of a customer's name and optional address. */
function DataForm({ kind, values, birthDate, ...served }: DataFormProps) {
  const talk = useTalk(served);
  const t = useText(accountPageTexts);
  const overrides = useTextOverrides();
  const { client_type: chosen = kind, [BIRTH_DATE]: born = birthDate, ...typed } = returnedTo(talk.answer);
  const type = chosen === 'firm' ? 'firm' : 'private';
  const terms = clientTerms(type);
  const birth = { id: BIRTH_DATE, label: t('birthDate') };
  return (
    <AccountForm talk={talk} fields={{ ...partLabels(terms, overrides), [BIRTH_DATE]: birth }} submit={t('save')}>
      <OneAddress
        terms={terms}
        values={{ ...values, ...typed }}
        choice={{ legend: t('kind'), first: type }}
        free={FREE}
      />
      <FormField
        {...birth}
        name={BIRTH_DATE}
        optional
        defaultValue={born}
        help={t('birthDateHelp')}
        autoComplete="bday"
        enterKeyHint="done"
        maxLength={LONGEST.birth_date}
        data={BORN}
      />
    </AccountForm>
  );
}

export default island('customers/pages/DataForm', DataForm);
