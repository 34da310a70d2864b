import type { ReactNode } from 'react';
import { nbsp } from '../kit/typography.ts';
import { BrandMark } from './BrandMark.tsx';
import { classes } from './classes.ts';
import styles from './FieldMessage.module.css';
import { Icon } from './Icon.tsx';
import { iconError, iconInfo, iconOk } from './icons.ts';

export type FieldMessageKind = 'err' | 'ok' | 'busy' | 'info';

const ICONS = { err: iconError, ok: iconOk, info: iconInfo } as const;

type FieldMessageProps = { kind: FieldMessageKind; id?: string | undefined; children: ReactNode };

/** Message under a control, with an icon of its kind. */
export function FieldMessage({ kind, id, children }: FieldMessageProps) {
  return (
    <p id={id} className={classes(styles.message, styles[kind])}>
      {kind === 'busy' ? (
        <BrandMark spinning className={styles.sign} />
      ) : (
        <Icon of={ICONS[kind]} className={styles.sign} />
      )}
      <span>{typeof children === 'string' ? nbsp(children) : children}</span>
    </p>
  );
}
