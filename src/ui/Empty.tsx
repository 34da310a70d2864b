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
  /** Without an icon it carries the brand mark and is large: nothing here yet. With one it is small: a part that failed. */
  icon?: IconPath;
  /** One button or link: what to do next. */
  action?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
};

/** Nothing to show, said warmly: what happened, what is safe, what to do next. */
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
