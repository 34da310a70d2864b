import type { ComponentProps, ReactNode } from 'react';
import type { PasskeyView } from '../../accounts/model.ts';
import { describeFields, EMAIL_FIELD } from '../../forms/ui/describeFields.ts';
import { FormField } from '../../forms/ui/FormField.tsx';
import { formatDate } from '../../kit/dates.ts';
import type { SignedInSession } from '../../session/service.server.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonForm } from '../../ui/ButtonForm.tsx';
import { Field } from '../../ui/Field.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Input } from '../../ui/Input.tsx';
import { iconTrash } from '../../ui/icons.ts';
import { useText } from '../../ui/TextContext.tsx';
import { type FormTalk, faultOf, returnedTo } from '../formAnswer.ts';
import { accountPageTexts } from '../pageTexts.ts';
import { SECURITY_PATH } from '../paths.ts';
import { AccountForm } from './AccountForm.tsx';
import { NewPasswordFields, type PasswordBounds } from './NewPasswordFields.tsx';
import styles from './Sections.module.css';

interface SecuritySectionProps {
  talk: FormTalk;
  login: string;
  email: string;
  bounds: PasswordBounds;
  keys: readonly PasskeyView[];
  /** Adds a key. */
  addKey: ReactNode;
  places: readonly SignedInSession[];
  /** Of this browser. */
  here: string | undefined;
}

/** All that opens the account. */
export function SecuritySection({ talk, login, email, bounds, keys, addKey, places, here }: SecuritySectionProps) {
  const t = useText(accountPageTexts);
  const passwords = describeFields({
    labels: {
      current_password: t('current'),
      client_password: t('newPassword'),
      client_password_repeat: t('passwordRepeat'),
    },
    longest: {},
    values: undefined,
  });
  const emails = describeFields({
    labels: { client_email: t('newEmail') },
    longest: { client_email: 254 },
    values: returnedTo(talk.answer, 'email'),
  });
  return (
    <>
      <Keys keys={keys} add={addKey} answer={talk.answer} />
      <Places places={places} here={here} />
      <Change talk={talk} what="password" fields={passwords.labels} submit={t('changePassword')}>
        {/* Password managers know by it whose password changes. */}
        <input type="text" name="username" autoComplete="username" defaultValue={login} hidden data-unchecked />
        <FormField {...passwords.field('current_password')} kind="password" required autoComplete="current-password" />
        <NewPasswordFields bounds={bounds} label={t('newPassword')} />
      </Change>
      <Change
        talk={talk}
        what="email"
        lead={`${t('emailNow', { email })}. ${t('emailHow')}`}
        fields={emails.labels}
        submit={t('changeEmail')}
      >
        <FormField {...emails.field('client_email')} {...EMAIL_FIELD} />
      </Change>
    </>
  );
}

interface ChangeProps extends Pick<ComponentProps<typeof AccountForm>, 'talk' | 'fields' | 'submit' | 'children'> {
  what: 'password' | 'email';
  lead?: string;
}

/** A form that changes one thing; its heading is where it leads back to. */
function Change({ what, lead, children, ...form }: ChangeProps) {
  const t = useText(accountPageTexts);
  return (
    <section className={styles.section}>
      <h2 id={what}>{t(`${what}Title`)}</h2>
      {lead !== undefined && <p className={styles.small}>{lead}</p>}
      <AccountForm {...form} intent={what} labelledBy={what} variant="outline">
        {children}
      </AccountForm>
    </section>
  );
}

interface KeysProps {
  keys: readonly PasskeyView[];
  add: ReactNode;
  answer: FormTalk['answer'];
}

function Keys({ keys, add, answer }: KeysProps) {
  const t = useText(accountPageTexts);
  const [only] = keys;
  const renamed = returnedTo(answer, 'rename').key;
  return (
    <section className={styles.section}>
      <h2 id="klucze">{t('keysTitle')}</h2>
      <p className={styles.small}>{t('keysLead')}</p>
      {keys.length === 0 && <p className={styles.small}>{t('noKeys')}</p>}
      <ul className={styles.rows}>
        {keys.map(({ id, name, createdAt, usedAt, backedUp }) => (
          <li key={id} className={styles.row}>
            <div>
              <strong>{name}</strong>
              <span className={styles.small}>
                {t('keyMade', { date: formatDate(createdAt) })},{' '}
                {usedAt === undefined ? t('keyUnused') : t('keyUsed', { date: formatDate(usedAt) })},{' '}
                {t(backedUp ? 'keyCopied' : 'keyLocal')}
              </span>
              <Rename id={id} name={name} fault={renamed === id ? faultOf(answer, 'name', 'rename') : undefined} />
            </div>
            <form method="post" action={SECURITY_PATH}>
              <input type="hidden" name="intent" value="removeKey" />
              <IconButton type="submit" name="key" value={id} icon={iconTrash} label={t('removeKey', { name })} />
            </form>
          </li>
        ))}
      </ul>
      {keys.length === 1 && only?.backedUp === false && <p className={styles.small}>{t('secondKey')}</p>}
      {add}
      <noscript>
        <p className={styles.small}>{t('keysNoScript')}</p>
      </noscript>
    </section>
  );
}

/** @param fault what is wrong with the name that was sent, told by the server in the shop's words */
function Rename({ id, name, fault }: { id: string; name: string; fault: string | undefined }) {
  const t = useText(accountPageTexts);
  return (
    <details className={styles.rename} open={fault !== undefined}>
      <summary>{t('renameKey')}</summary>
      <form method="post" action={SECURITY_PATH} noValidate>
        <input type="hidden" name="key" value={id} />
        <input type="hidden" name="intent" value="rename" />
        <Field label={t('keyName')} answer={fault === undefined ? undefined : { kind: 'err', text: fault }}>
          {(control) => (
            <Input {...control} name="name" defaultValue={fault === undefined ? name : ''} maxLength={60} required />
          )}
        </Field>
        <Button type="submit" size="sm">
          {t('save')}
        </Button>
      </form>
    </details>
  );
}

/** Signs out a place. */
const REVOKE = { action: SECURITY_PATH, name: 'place', fields: { intent: 'revoke' } } as const;

function Places({ places, here }: { places: readonly SignedInSession[]; here: string | undefined }) {
  const t = useText(accountPageTexts);
  return (
    <section className={styles.section}>
      <h2 id="miejsca">{t('placesTitle')}</h2>
      <ul className={styles.rows}>
        {places.map(({ id, device, signedInAt, usedAt }) => {
          const name = device === '' ? t('unknownPlace') : device;
          return (
            <li key={id} className={styles.row}>
              <div>
                <strong>{name}</strong> {id === here && <Badge>{t('thisPlace')}</Badge>}
                <span className={styles.small}>
                  {t('placeSince', { date: formatDate(signedInAt), used: formatDate(usedAt) })}
                </span>
              </div>
              {id !== here && (
                <ButtonForm {...REVOKE} variant="plain" value={id} label={t('signOutPlace', { name })}>
                  {t('signOut')}
                </ButtonForm>
              )}
            </li>
          );
        })}
      </ul>
      {places.length > 1 && (
        <ButtonForm {...REVOKE} value="others">
          {t('signOutOthers')}
        </ButtonForm>
      )}
    </section>
  );
}
