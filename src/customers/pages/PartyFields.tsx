import { useState } from 'react';
import { FormField } from '../../forms/ui/FormField.tsx';
import { Check } from '../../ui/Check.tsx';
import { Fieldset } from '../../ui/Field.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import { type CustomerKind, KINDS } from '../model.ts';
import { accountPageTexts } from '../pageTexts.ts';
import styles from './Account.module.css';

interface PartyFieldsProps {
  values: Readonly<Record<string, string>>;
  kind: CustomerKind;
}

/** A person or a company. Without scripts both kinds of fields are there, and those of the kind chosen count. */
export function PartyFields({ values, kind }: PartyFieldsProps) {
  const t = useText(accountPageTexts);
  const hydrated = useHydrated();
  const [chosen, choose] = useState(kind);
  const field = (name: string) => ({ id: name, name, defaultValue: values[name] });
  const withFirm = !hydrated || chosen === 'firm';
  return (
    <>
      <Fieldset legend={t('kind')} className={styles.kinds}>
        {KINDS.map((one) => (
          <Check
            key={one}
            kind="radio"
            id={`client_type_${one}`}
            name="client_type"
            value={one}
            checked={chosen === one}
            onChange={() => choose(one)}
          >
            {t(one === 'firm' ? 'firmKind' : 'private')}
          </Check>
        ))}
      </Fieldset>
      {withFirm && (
        <div className={styles.pair}>
          <FormField
            {...field('client_firm')}
            label={t('firm')}
            required={hydrated}
            optional={!hydrated}
            autoComplete="organization"
            maxLength={150}
            data={{ graphql: 'firm' }}
          />
          <FormField
            {...field('client_nip')}
            label={t('nip')}
            required={hydrated}
            optional={!hydrated}
            inputMode="numeric"
            maxLength={24}
            data={{ graphql: 'nip' }}
          />
        </div>
      )}
      <div className={styles.pair}>
        <FormField
          {...field('client_firstname')}
          label={t('firstname')}
          required
          autoComplete="given-name"
          autoCapitalize="words"
          enterKeyHint="next"
          maxLength={40}
          data={{ graphql: 'firstname' }}
        />
        <FormField
          {...field('client_lastname')}
          label={t('lastname')}
          required
          autoComplete="family-name"
          autoCapitalize="words"
          enterKeyHint="next"
          maxLength={40}
          data={{ graphql: 'lastname' }}
        />
      </div>
    </>
  );
}
