import type { ReactNode } from 'react';
import { BrandMark } from './BrandMark.tsx';
import { classes } from './classes.ts';
import styles from './Empty.module.css';
import { Icon } from './Icon.tsx';
import type { IconPath } from './icons.ts';

type EmptyProps = {
  title: ReactNode;
  /** The level of its heading. */
  level?: 1 | 2 | 3;
  /**
   * Icon. Without one it carries the brand mark and is large: nothing here yet. With one it is small: a part that
   * failed.
   */
  icon?: IconPath;
  /** Button or link to the next step. */
  action?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
};

/** Empty state in warm words: what happened, what is safe, what to do next. */
export function Empty({ title, level = 2, icon, action, className, children }: EmptyProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes(styles.empty, className)}>
      {icon === undefined ? <BrandMark className={styles.mark} /> : <Icon of={icon} />}
      <Heading className={icon === undefined ? styles.title : styles.small}>{title}</Heading>
      {children}
      {action}
    </div>
  );
}
