import { classes } from './classes.ts';
import styles from './Icon.module.css';
import type { IconPath } from './icons.ts';

type IconProps = { of: IconPath; size?: 'md' | 'sm'; className?: string | undefined };

/** Always silent: the words beside it, or the label of the control it sits in, say what it means. */
export function Icon({ of, size = 'md', className }: IconProps) {
  return (
    <svg
      className={classes(styles.icon, size === 'sm' && styles.small, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={of} />
    </svg>
  );
}
