import { type MouseEvent, useEffect, useRef } from 'react';
import { KeySignIn } from '../../passkeys/KeySignIn.tsx';
import type { Service } from '../../passkeys/model.ts';
import { askOnce } from '../../session/client.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { SignInForm, ToRegister } from '../pages/SignInForm.tsx';
import { accountPageTexts } from '../pages.texts.ts';
import styles from './SignInDialog.module.css';
import { useLoginCall } from './useLoginCall.ts';

const IDS = { login: 'signin_login', password: 'signin_password' };
const TITLE = 'signin_title';

interface SignInDialogProps {
  open: boolean;
  /** The page that stays, and that the ways out of the dialog lead back to. */
  after: string;
  onClose(): void;
  onDone(): void;
}

/** Signing in over the page that the shopper is on. */
export function SignInDialog({ open, after, onClose, onDone }: SignInDialogProps) {
  const t = useText(accountPageTexts);
  // A link that leads to another page leaves this one.
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={<span id={TITLE}>{t('signIn')}</span>} className={styles.dialog}>
      {/* biome-ignore lint/a11y: the press belongs to the links inside; keys press them as well */}
      <div className={styles.inside} onClick={onClick}>
        <Inside after={after} onDone={onDone} />
      </div>
    </Dialog>
  );
}

function Inside({ after, onDone }: Pick<SignInDialogProps, 'after' | 'onDone'>) {
  const talk = useLoginCall(`/logowanie?dalej=${encodeURIComponent(after)}`, onDone);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLInputElement>(`#${IDS.login}`)?.focus(), []);
  return (
    <div ref={box} className={styles.inside}>
      <SignInForm talk={talk} labelledBy={TITLE} ids={IDS} keys={<KeySignIn service={findService} onDone={onDone} />} />
      <ToRegister after={after} />
    </div>
  );
}

/** Address of the passkey service. */
async function findService(): Promise<Service> {
  const { keys } = ((await askOnce('Customer')) || {}) as { keys?: Service };
  if (!keys) throw new Error('The shop has not answered');
  return keys;
}
