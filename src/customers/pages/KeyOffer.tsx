import { useEffect, useState } from 'react';
import { KeyAdd } from '../../passkeys/KeyAdd.tsx';
import { keyTexts } from '../../passkeys/key.texts.ts';
import { Button } from '../../ui/Button.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { declineKey, type KeyOfferView } from '../keyOffer.ts';
import { KEY_RIGHT_PATH, SECURITY_PATH } from '../paths.ts';
import styles from './KeyOffer.module.css';

const TITLE = 'klucz-oferta';

interface KeyOfferProps {
  offer: KeyOfferView;
  /** Called when the offer is put off, and may be removed from sight. */
  onLater?(): void;
}

/** Offer to make a passkey after a sign-in by password. A customer who declines is not asked again. */
export function KeyOffer({ offer: { service, login, fresh }, onLater }: KeyOfferProps) {
  const t = useText(keyTexts);
  const [state, setState] = useState<'open' | 'added' | 'gone'>('open');
  useEffect(() => {
    // A browser that has no keys is offered none.
    if (!('PublicKeyCredential' in window)) setState('gone');
  }, []);
  if (state === 'gone') return null;
  if (state === 'added') {
    return (
      <p role="status" className={`stack ${styles.offer}`}>
        {t('added')}
      </p>
    );
  }
  const putOff = () => {
    declineKey();
    setState('gone');
    // What had the focus goes.
    document.getElementById('content')?.focus({ preventScroll: true });
    onLater?.();
  };
  const later = (
    <Button variant="plain" className={styles.later} onClick={putOff}>
      {t('later')}
    </Button>
  );
  return (
    <section className={`stack ${styles.offer}`} aria-labelledby={TITLE}>
      <h2 id={TITLE}>{t('offerTitle')}</h2>
      <p>{t('offerText')}</p>
      {fresh ? (
        <KeyAdd
          service={service}
          userLogin={login}
          tokenHref={KEY_RIGHT_PATH}
          onDone={() => setState('added')}
          beside={later}
        />
      ) : (
        <div className={`cluster ${styles.choices}`}>
          <Button href={`${SECURITY_PATH}#klucze`}>{t('add')}</Button>
          {later}
        </div>
      )}
    </section>
  );
}
