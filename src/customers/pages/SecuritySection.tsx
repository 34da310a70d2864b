import type { ReactNode } from 'react';
import type { PasskeyView } from '../../accounts/model.ts';
import { describeFields, EMAIL_FIELD } from '../../forms/ui/describeFields.ts';
import { FormField } from '../../forms/ui/FormField.tsx';
import { formatDate } from '../../kit/dates.ts';
import type { SignedInSession } from '../../session/service.server.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { iconTrash } from '../../ui/icons.ts';
import { useText } from '../../ui/TextContext.tsx';
import { type FormTalk, returnedTo } from '../formAnswer.ts';
import { accountPageTexts } from '../pageTexts.ts';
import { AccountForm } from './AccountForm.tsx';
import { NewPasswordFields, type PasswordBounds } from './NewPasswordFields.tsx';
import styles from './Sections.module.css';

const PATH = '/konto/bezpieczenstwo';

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
      <Keys keys={keys} add={addKey} />
      <Places places={places} here={here} />
      <section className={styles.section}>
        <h2 id="password">{t('passwordTitle')}</h2>
        <AccountForm
          talk={talk}
          intent="password"
          fields={passwords.labels}
          labelledBy="password"
          submit={t('changePassword')}
          variant="outline"
        >
          {/* Password managers know by it whose password changes. */}
          <input type="text" name="username" autoComplete="username" defaultValue={login} hidden data-unchecked />
          <FormField
            {...passwords.field('current_password')}
            kind="password"
            required
            autoComplete="current-password"
          />
          <NewPasswordFields bounds={bounds} label={t('newPassword')} />
        </AccountForm>
      </section>
      <section className={styles.section}>
        <h2 id="email">{t('emailTitle')}</h2>
        <p className={styles.small}>
          {t('emailNow', { email })}. {t('emailHow')}
        </p>
        <AccountForm
          talk={talk}
          intent="email"
          fields={emails.labels}
          labelledBy="email"
          submit={t('changeEmail')}
          variant="outline"
        >
          <FormField {...emails.field('client_email')} {...EMAIL_FIELD} />
        </AccountForm>
      </section>
    </>
  );
}

function Keys({ keys, add }: { keys: readonly PasskeyView[]; add: ReactNode }) {
  const t = useText(accountPageTexts);
  const [only] = keys;
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
              <details className={styles.rename}>
                <summary>{t('renameKey')}</summary>
                <form method="post" action={PATH}>
                  <input type="hidden" name="key" value={id} />
                  <input type="hidden" name="intent" value="rename" />
                  <input name="name" defaultValue={name} aria-label={t('keyName')} maxLength={60} required />
                  <Button type="submit" size="sm">
                    {t('save')}
                  </Button>
                </form>
              </details>
            </div>
            <form method="post" action={PATH}>
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
                <form method="post" action={PATH}>
                  <input type="hidden" name="intent" value="revoke" />
                  <Button
                    type="submit"
                    variant="plain"
                    name="place"
                    value={id}
                    aria-label={t('signOutPlace', { name })}
                  >
                    {t('signOut')}
                  </Button>
                </form>
              )}
            </li>
          );
        })}
      </ul>
      {places.length > 1 && (
        <form method="post" action={PATH}>
          <input type="hidden" name="intent" value="revoke" />
          <Button type="submit" name="place" value="others">
            {t('signOutOthers')}
          </Button>
        </form>
      )}
    </section>
  );
}
