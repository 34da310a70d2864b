import { partLabels } from '../../forms/address/labels.ts';
import { OneAddress } from '../../forms/address/OneAddress.tsx';
import type { AddressPart } from '../../forms/address.ts';
import { describeFields } from '../../forms/ui/describeFields.ts';
import { FormField } from '../../forms/ui/FormField.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { useText, useTextOverrides } from '../../ui/TextContext.tsx';
import { type FormTalk, returnedTo } from '../formAnswer.ts';
import { PURPOSES, REGISTER_LONGEST, REGISTER_PARTS, REGISTER_TERMS, registerAddress } from '../model.ts';
import { accountPageTexts } from '../pageTexts.ts';
import styles from './Account.module.css';
import { AccountForm } from './AccountForm.tsx';
import { ConsentChecks } from './ConsentChecks.tsx';
import { NewPasswordFields, type PasswordBounds } from './NewPasswordFields.tsx';

interface RegisterPageProps {
  talk: FormTalk;
  after: string;
  shopName: string;
  bounds: PasswordBounds;
  privacyHref?: string | undefined;
}

const ASKED: ReadonlySet<AddressPart> = new Set(REGISTER_PARTS);
const FREE: ReadonlySet<AddressPart> = new Set<AddressPart>(['phone']);

export function RegisterPage({ talk, after, shopName, bounds, privacyHref }: RegisterPageProps) {
  const t = useText(accountPageTexts);
  const overrides = useTextOverrides();
  const values = returnedTo(talk.answer);
  const on = after === '/konto' ? '' : `?dalej=${encodeURIComponent(after)}`;
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
    <Wrap className={styles.narrow}>
      <PageHead id="rejestracja" title={t('register')} lead={t('registerLead')} />
      <div className={styles.panel}>
        <AccountForm talk={talk} fields={fields} labelledBy="rejestracja" submit={t('register')}>
          <OneAddress
            terms={REGISTER_TERMS}
            values={talk.answer && registerAddress(values)}
            choice={{ legend: t('kind'), first: values.client_type === 'firm' ? 'firm' : 'private' }}
            only={ASKED}
            free={FREE}
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
          <p className={styles.small}>
            {t('privacy')}
            {privacyHref !== undefined && (
              <>
                {' '}
                <a href={privacyHref}>{t('privacyLink')}</a>
              </>
            )}
          </p>
        </AccountForm>
      </div>
      <p className={styles.other}>
        {t('hasAccount')} <a href={`/logowanie${on}`}>{t('signIn')}</a>
      </p>
    </Wrap>
  );
}
