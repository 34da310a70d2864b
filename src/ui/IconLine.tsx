import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import styles from './IconLine.module.css';
import type { IconPath } from './icons.ts';

/** Short facts, each with its sign: delivery, returns, points. The children are `IconLine`. */
export function IconLines({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <ul className={classes(styles.lines, className)}>{children}</ul>;
}

export function IconLine({ icon, ok = false, children }: { icon: IconPath; ok?: boolean; children: ReactNode }) {
  return (
    <li className={styles.line}>
      <Icon of={icon} className={ok ? styles.ok : styles.sign} />
      <div>{children}</div>
    </li>
  );
}
