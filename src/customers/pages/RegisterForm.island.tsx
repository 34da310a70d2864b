import { partLabels } from '../../forms/address/labels.ts';
import { OneAddress } from '../../forms/address/OneAddress.tsx';
import type { AddressPart } from '../../forms/address.ts';
import { describeFields } from '../../forms/ui/describeFields.ts';
import { FormField } from '../../forms/ui/FormField.tsx';
import { island } from '../../ui/islands/island.ts';
import { useText, useTextOverrides } from '../../ui/TextContext.tsx';
import { returnedTo } from '../formAnswer.ts';
import { PURPOSES } from '../model.ts';
import { accountPageTexts } from '../pages.texts.ts';
import { REGISTER_LONGEST, REGISTER_PARTS, REGISTER_TERMS, registerAddress } from '../registration.ts';
import { AccountForm } from './AccountForm.tsx';
import { ConsentChecks } from './ConsentChecks.tsx';
import { NewPasswordFields, type PasswordBounds } from './NewPasswordFields.tsx';
import { REGISTER_PLACE } from './RegisterPage.tsx';
import { type ServedTalk, useTalk } from './useTalk.ts';

interface RegisterFormProps extends ServedTalk {
  shopName: string;
  bounds: PasswordBounds;
  privacyHref: string | undefined;
}

const ASKED: ReadonlySet<AddressPart> = new Set(REGISTER_PARTS);
/** A tax number is one of its country; a person's is asked for with the address. */
const OF_FIRM: ReadonlySet<AddressPart> = new Set<AddressPart>(['region']);
const FREE: ReadonlySet<AddressPart> = new Set<AddressPart>(['phone']);

function RegisterForm({ shopName, bounds, privacyHref, ...served }: RegisterFormProps) {
  const talk = useTalk(served);
  const t = useText(accountPageTexts);
  const overrides = useTextOverrides();
  const values = returnedTo(talk.answer);
  const { field, labels } = describeFields({
    labels: {
      client_login: t('newLogin'),
      client_password: t('password'),
      client_password_repeat: t('passwordRepeat'),
    },
    longest: { client_login: REGISTER_LONGEST.client_login },
    values,
  });
  const fields = { ...partLabels(REGISTER_TERMS, overrides, undefined, ASKED), ...labels };
  return (
    <AccountForm talk={talk} fields={fields} labelledBy={REGISTER_PLACE} submit={t('register')}>
      <OneAddress
        terms={REGISTER_TERMS}
        values={talk.answer && registerAddress(values)}
        choice={{ legend: t('kind'), first: values.client_type === 'firm' ? 'firm' : 'private' }}
        only={ASKED}
        free={FREE}
        ofFirm={OF_FIRM}
      />
      <FormField
        {...field('client_login')}
        help={t('newLoginHelp')}
        optional
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        data={{ graphql: 'login' }}
      />
      <NewPasswordFields bounds={bounds} />
      <ConsentChecks shopName={shopName} given={PURPOSES.filter((purpose) => values[`client_${purpose}`])} />
      <p className="small muted">
        {t('privacy')}
        {privacyHref !== undefined && (
          <>
            {' '}
            <a href={privacyHref}>{t('privacyLink')}</a>
          </>
        )}
      </p>
    </AccountForm>
  );
}

export default island('customers/pages/RegisterForm', RegisterForm);
