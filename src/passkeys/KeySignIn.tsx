import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { BrandMark } from '../ui/BrandMark.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { iconKey } from '../ui/icons.ts';
import { useText } from '../ui/TextContext.tsx';
import styles from './Keys.module.css';
import { keyTexts } from './key.texts.ts';
import { KEY_SIGN_IN } from './marks.ts';
import type { Service } from './model.ts';
import { watchKeySignIn } from './watchKeys.ts';

interface KeySignInProps {
  /** The service that is asked, or how to learn it: pages that are the same for all do not carry it. */
  service: Service | (() => Promise<Service>);
  /** Address to go to afterwards, on a page. */
  after?: string;
  /** The shopper is signed in; in a dialog. */
  onDone?(): void;
}

/**
 * Signing in without a password: the browser offers keys in the login field, and the button asks for one. It needs no
 * React (`watchKeys.ts`). Without scripts it is not seen.
 */
export function KeySignIn({ service, after, onDone }: KeySignInProps) {
  const t = useText(keyTexts);
  const box = useRef<HTMLDivElement>(null);
  const done = useEffectEvent(() => onDone?.());
  const [find, told] = typeof service === 'function' ? [service] : [undefined, JSON.stringify(service)];
  // Before the first frame: a browser that has no keys is told so in fewer lines, and a window must not move once it is seen.
  useLayoutEffect(() => (box.current ? watchKeySignIn(box.current, done, find) : undefined), [find]);
  return (
    <div ref={box} className={styles.signIn} {...{ [KEY_SIGN_IN]: told }} data-after={after}>
      <div className={styles.keys}>
        <p className={`small muted ${styles.or}`}>{t('or')}</p>
        <Button wide className={styles.ask} data-unsent={t('connection')}>
          <Icon of={iconKey} size="sm" />
          <BrandMark spinning />
          <span>{t('signIn')}</span>
        </Button>
        <p className="small muted">{t('signInHelp')}</p>
        <p role="status" className={styles.told} />
      </div>
      <p className={styles.none}>{t('unsupportedSignIn')}</p>
    </div>
  );
}
