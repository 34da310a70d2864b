import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { nbsp } from '../kit/typography.ts';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { iconCheck, iconClose, iconError, iconInfo } from './icons.ts';
import { useText } from './TextContext.tsx';
import styles from './Toast.module.css';
import { uiTexts } from './texts.ts';
import { startToastLife, type ToastLife } from './toastLife.ts';
import type { ShownToast } from './toasts.ts';

const ICONS = { ok: iconCheck, info: iconInfo, err: iconError } as const;

type ToastProps = { toast: ShownToast; onClose: () => void; onGone: () => void };

/** Message that waits while it is pointed at or holds focus. */
export function Toast({ toast, onClose, onGone }: ToastProps) {
  const t = useText(uiTexts);
  const { text, kind = 'info', icon, action, keep = false } = toast;
  const [fading, setFading] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const life = useRef<ToastLife>(null);
  const gone = useEffectEvent(onGone);

  useEffect(() => {
    if (keep) return;
    const started = startToastLife({ onFade: setFading, onGone: () => gone() });
    life.current = started;
    return () => started.end();
  }, [keep]);

  const held = pointed || focused;
  useEffect(() => {
    if (held) life.current?.hold();
    else life.current?.release();
  }, [held]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that someone is reading
    <div
      className={classes(styles.toast, fading && styles.fading)}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon of={icon ?? ICONS[kind]} />
      <p className={styles.text}>
        {typeof text === 'string' ? nbsp(text) : text} {action}
      </p>
      <IconButton icon={iconClose} label={t('close')} onClick={onClose} />
    </div>
  );
}
