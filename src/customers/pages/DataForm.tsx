import { AddressFields } from '../../forms/ui/AddressFields.tsx';
import { FormField } from '../../forms/ui/FormField.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { COUNTRY_CODES, type CustomerKind } from '../model.ts';
import { accountPageTexts } from '../pageTexts.ts';
import { PartyFields } from './PartyFields.tsx';
import { type FormTalk, PostForm } from './PostForm.tsx';
import styles from './Sections.module.css';

interface DataFormProps {
  talk: FormTalk;
  kind: CustomerKind;
  /** By name of field. */
  values: Readonly<Record<string, string>>;
}

const PARTS = ['region', 'street', 'street_number', 'zipcode', 'city'] as const;

/** Who the customer is, and where they live if they wish to say. */
export function DataForm({ talk, kind, values }: DataFormProps) {
  const t = useText(accountPageTexts);
  const shown = { ...values, ...talk.answer?.values };
  const labels = {
    client_firm: t('firm'),
    client_nip: t('nip'),
    client_firstname: t('firstname'),
    client_lastname: t('lastname'),
    client_phone: t('phone'),
  };
  return (
    <PostForm {...talk} action="/konto/dane" labels={labels} submit={t('save')} buy>
      <PartyFields
        values={shown}
        kind={shown.client_type === 'firm' || (!shown.client_type && kind === 'firm') ? 'firm' : 'private'}
      />
      <FormField
        id="client_phone"
        name="client_phone"
        label={t('phone')}
        kind="tel"
        optional
        autoComplete="tel"
        inputMode="tel"
        maxLength={25}
        defaultValue={shown.client_phone}
      />
      <fieldset className={styles.group}>
        <legend>{t('place')}</legend>
        <p className={styles.small}>{t('placeHelp')}</p>
        <AddressFields party="client" parts={PARTS} values={shown} countries={COUNTRY_CODES} optional />
      </fieldset>
    </PostForm>
  );
}
