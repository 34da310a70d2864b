import type { ReactNode } from 'react';
import { formatDate } from '../../kit/dates.ts';
import { KEYS_TOLD } from '../../passkeys/marks.ts';
import type { PasskeyView } from '../../passkeys/model.ts';
import type { ToldKeys } from '../../passkeys/watchKeys.ts';
import type { SignedInSession } from '../../session/service.server.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonForm } from '../../ui/ButtonForm.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { iconTrash } from '../../ui/icons.ts';
import { useText } from '../../ui/TextContext.tsx';
import { type FormAnswer, faultOf, returnedTo } from '../formAnswer.ts';
import { accountPageTexts } from '../pages.texts.ts';
import { SECURITY_PATH } from '../paths.ts';
import { RenameKey } from './RenameKey.tsx';
import styles from './Sections.module.css';

interface SecuritySectionProps {
  /** Answer to a form of these lists. */
  answer: FormAnswer | undefined;
  email: string;
  keys: readonly PasskeyView[];
  /** Control that adds a key. */
  addKey: ReactNode;
  /** Data about the keys for the browser. */
  told: ToldKeys;
  places: readonly SignedInSession[];
  /** Session of this browser. */
  here: string | undefined;
  /** Forms that change what opens the account. */
  password: ReactNode;
  address: ReactNode;
}

/** Section with everything that opens the account. */
export function SecuritySection({ answer, email, keys, addKey, told, places, here, ...forms }: SecuritySectionProps) {
  const t = useText(accountPageTexts);
  return (
    <>
      <Keys keys={keys} add={addKey} told={told} answer={answer} />
      <Places places={places} here={here} />
      <section className={`stack ${styles.section}`}>
        <h2 id="password">{t('passwordTitle')}</h2>
        {forms.password}
      </section>
      <section className={`stack ${styles.section}`}>
        <h2 id="email">{t('emailTitle')}</h2>
        <p className="small muted">{`${t('emailNow', { email })}. ${t('emailHow')}`}</p>
        {forms.address}
      </section>
    </>
  );
}

interface KeysProps {
  keys: readonly PasskeyView[];
  add: ReactNode;
  told: ToldKeys;
  answer: FormAnswer | undefined;
}

function Keys({ keys, add, told, answer }: KeysProps) {
  const t = useText(accountPageTexts);
  const [only] = keys;
  const renamed = returnedTo(answer, 'rename').key;
  return (
    <section className={`stack ${styles.section}`} {...{ [KEYS_TOLD]: JSON.stringify(told) }}>
      <h2 id="klucze">{t('keysTitle')}</h2>
      <p className="small muted">{t('keysLead')}</p>
      {keys.length === 0 && <p className="small muted">{t('noKeys')}</p>}
      <ul className={styles.rows}>
        {keys.map(({ id, name, createdAt, usedAt, backedUp }) => (
          <li key={id} className={styles.row}>
            <div>
              <strong>{name}</strong>
              <span className={`small muted ${styles.told}`}>
                {t('keyMade', { date: formatDate(createdAt) })},{' '}
                {usedAt === undefined ? t('keyUnused') : t('keyUsed', { date: formatDate(usedAt) })},{' '}
                {t(backedUp ? 'keyCopied' : 'keyLocal')}
              </span>
              {renamed === id ? (
                <RenameKey id={id} name="" fault={faultOf(answer, 'name', 'rename')} open />
              ) : (
                <RenameKey id={id} name={name} open={false} />
              )}
            </div>
            <form method="post" action={SECURITY_PATH}>
              <input type="hidden" name="intent" value="removeKey" />
              <IconButton type="submit" name="key" value={id} icon={iconTrash} label={t('removeKey', { name })} />
            </form>
          </li>
        ))}
      </ul>
      {keys.length === 1 && only?.backedUp === false && <p className="small muted">{t('secondKey')}</p>}
      {add}
      <noscript>
        <p className="small muted">{t('keysNoScript')}</p>
      </noscript>
    </section>
  );
}

/** Button that signs out another device. */
const REVOKE = { action: SECURITY_PATH, name: 'place', fields: { intent: 'revoke' } } as const;

function Places({ places, here }: { places: readonly SignedInSession[]; here: string | undefined }) {
  const t = useText(accountPageTexts);
  return (
    <section className={`stack ${styles.section}`}>
      <h2 id="miejsca">{t('placesTitle')}</h2>
      <ul className={styles.rows}>
        {places.map(({ id, device, signedInAt, usedAt }) => {
          const name = device === '' ? t('unknownPlace') : device;
          return (
            <li key={id} className={styles.row}>
              <div>
                <strong>{name}</strong> {id === here && <Badge>{t('thisPlace')}</Badge>}
                <span className={`small muted ${styles.told}`}>
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
