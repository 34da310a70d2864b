import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import { iconArrow } from './icons.ts';
import styles from './MoreLink.module.css';

/** A link that leads on, with an arrow. */
export function MoreLink({ className, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  return (
    <a {...rest} className={classes(styles.more, className)}>
      {children}
      <Icon of={iconArrow} size="sm" className={styles.arrow} />
    </a>
  );
}
