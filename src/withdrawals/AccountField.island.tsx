import { useState } from 'react';
import { LONGEST } from '../forms/rules/lengths.ts';
import { FormContext } from '../forms/ui/FormContext.ts';
import { FormField } from '../forms/ui/FormField.tsx';
import { type Outcome, useForm } from '../forms/ui/useForm.ts';
import { island } from '../ui/islands/island.ts';

interface AccountFieldProps {
  name: string;
  label: string;
  help: string;
  value: string;
  /** What is wrong with it. */
  wrong?: string | undefined;
}

const IBAN = { graphql: 'iban' };
const goesByItself = () => {};

/** Where the money goes: the number is looked at while it is typed, and its form is posted as any document. */
function AccountField({ name, label, help, value, wrong }: AccountFieldProps) {
  const [outcome] = useState<Outcome | undefined>(() =>
    wrong === undefined ? undefined : { faults: [{ name, message: wrong }] },
  );
  const form = useForm({ outcome, send: goesByItself });
  return (
    <FormContext value={form}>
      <div ref={form.root}>
        <FormField
          id={name}
          name={name}
          label={label}
          optional
          help={help}
          defaultValue={value}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={LONGEST.iban}
          data={IBAN}
        />
      </div>
    </FormContext>
  );
}

export default island('withdrawals/AccountField', AccountField);
