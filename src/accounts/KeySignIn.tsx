import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { iconKey } from '../ui/icons.ts';
import { useText } from '../ui/TextContext.tsx';
import type { CeremonyOutcome, signInWithKey } from './ceremony.ts';
import styles from './Keys.module.css';
import { keyTexts } from './keyTexts.ts';
import type { Service } from './model.ts';
import { failureKey } from './outcomeText.ts';

interface KeySignInProps {
  service: Service;
  /** The shopper is signed in. */
  onDone(): void;
}

type State = { kind: 'loading' | 'ready' | 'busy' | 'unsupported' } | { kind: 'told'; words: string };

/**
 * Signing in without a password. Its code comes after the page; then the browser offers keys in the login field, and
 * the button asks for one. Without scripts it is not there.
 */
export function KeySignIn({ service, onDone }: KeySignInProps) {
  const t = useText(keyTexts);
  const [state, setState] = useState<State>({ kind: 'loading' });
  const gone = useRef(false);
  const question = useRef<AbortController>(undefined);
  const sent = useRef(false);
  const { base, domain } = service;

  const settle = useEffectEvent((outcome: CeremonyOutcome, asked: boolean) => {
    if (gone.current) return;
    if (outcome.kind === 'done') onDone();
    else if (outcome.kind === 'cancelled') {
      if (asked) setState({ kind: 'told', words: t('cancelledSignIn') });
      // What nobody asked for may fail in silence, unless somebody has chosen a key.
    } else if (asked || outcome.chosen) setState({ kind: 'told', words: t(failureKey(outcome.error)) });
  });

  /** How a new question is asked. */
  const asking = (conditional: boolean) => {
    question.current = new AbortController();
    return { conditional, signal: question.current.signal };
  };

  useEffect(() => {
    // The answer to a question begins a session; coming late, it would take the place of the one that a password opened.
    const onSubmit = () => {
      sent.current = true;
      question.current?.abort();
    };
    document.addEventListener('submit', onSubmit, true);
    return () => {
      question.current?.abort();
      document.removeEventListener('submit', onSubmit, true);
    };
  }, []);

  const offer = useEffectEvent(async (signIn: typeof signInWithKey) =>
    settle(await signIn({ base, domain }, asking(true)), false),
  );

  useEffect(() => {
    gone.current = false;
    let stop = () => {};
    const start = async () => {
      if (!('PublicKeyCredential' in window)) return setState({ kind: 'unsupported' });
      const { signInWithKey, stopAsking } = await import('./ceremony.ts');
      if (gone.current) return;
      stop = stopAsking;
      setState({ kind: 'ready' });
      if (!sent.current) await offer(signInWithKey);
    };
    // Without its code the page is what it is without scripts.
    start().catch(() => {});
    return () => {
      gone.current = true;
      stop();
    };
  }, []);

  async function press() {
    setState({ kind: 'busy' });
    const { signInWithKey } = await import('./ceremony.ts');
    const outcome = await signInWithKey({ base, domain }, asking(false));
    settle(outcome, true);
    // The dialog has ended the browser's own offer in the field; it comes back for another try.
    if (outcome.kind !== 'done' && !gone.current) settle(await signInWithKey({ base, domain }, asking(true)), false);
  }

  if (state.kind === 'loading') return null;
  if (state.kind === 'unsupported') return <p className={styles.quiet}>{t('unsupportedSignIn')}</p>;
  const busy = state.kind === 'busy';
  return (
    <div className={styles.keys}>
      <p className={styles.or}>{t('or')}</p>
      <Button icon={iconKey} wide busy={busy} onClick={() => void press()}>
        {t(busy ? 'waiting' : 'signIn')}
      </Button>
      <p className={styles.quiet}>{t('signInHelp')}</p>
      <p role="status" className={styles.told}>
        {state.kind === 'told' && state.words}
      </p>
    </div>
  );
}
