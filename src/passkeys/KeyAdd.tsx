import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { call } from '../ui/browser/call.ts';
import { iconKey } from '../ui/icons.ts';
import { useText } from '../ui/TextContext.tsx';
import type { CeremonyOutcome } from './ceremony.ts';
import styles from './Keys.module.css';
import { keyTexts } from './key.texts.ts';
import type { Service } from './model.ts';
import { failureKey } from './outcomeText.ts';

interface KeyAddProps {
  service: Service;
  userLogin: string;
  /** Link that gives somebody who has just proved who they are the right to add one key. */
  tokenHref: string;
  /** Called after a key has been added. */
  onDone(): void;
  /** Content beside the button. */
  beside?: ReactNode;
}

/** Adds a key to the account that is open. */
export function KeyAdd({ service, userLogin, tokenHref, onDone, beside }: KeyAddProps) {
  const t = useText(keyTexts);
  const [busy, setBusy] = useState(false);
  const [words, setWords] = useState('');
  const [supported, setSupported] = useState(true);
  useEffect(() => setSupported('PublicKeyCredential' in window), []);

  async function add(): Promise<CeremonyOutcome> {
    const { addKey } = await import('./ceremony.ts');
    const right = await call<{ authorizeToken?: string }>(tokenHref, { method: 'POST', form: {} });
    // Nobody has answered, or nobody may ask now: that says nothing of how fresh the sign-in is.
    if (!right) return { kind: 'failed', error: { kind: 'connection', text: '' } };
    return addKey(service, { userLogin, authorizeToken: right.authorizeToken ?? '' });
  }

  async function press() {
    setBusy(true);
    setWords('');
    const outcome = await add().catch((): CeremonyOutcome => ({ kind: 'cancelled' }));
    setBusy(false);
    if (outcome.kind === 'done') onDone();
    else setWords(outcome.kind === 'cancelled' ? t('cancelledAdd') : t(failureKey(outcome.error)));
  }

  if (!supported) return <p className="small muted">{t('unsupported')}</p>;
  return (
    <div className={styles.keys}>
      <div className={`cluster ${styles.choices}`}>
        <Button icon={iconKey} busy={busy} onClick={() => void press()}>
          {t(busy ? 'waiting' : 'add')}
        </Button>
        {beside}
      </div>
      <p role="status" className={styles.told}>
        {words}
      </p>
    </div>
  );
}
