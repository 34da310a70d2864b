import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import styles from './IconButton.module.css';
import type { IconPath } from './icons.ts';

type Look = {
  icon: IconPath;
  /** The whole name of the control; with a count it must tell it too ("Koszyk, 4 produkty"). */
  label: string;
  variant?: 'bare' | 'outline' | 'square';
  /** A bubble with a number, for the eye only. */
  count?: number | undefined;
  /** Gives aria-pressed; a pressed icon is filled with the colour of a lowered price, as the heart is. */
  pressed?: boolean;
  /** Sits on a picture, which looks the same in both colour schemes. */
  onPicture?: boolean;
  className?: string | undefined;
};

type IconButtonProps =
  | (Look & Omit<ComponentProps<'button'>, keyof Look | 'children'> & { href?: undefined })
  | (Look & Omit<ComponentProps<'a'>, keyof Look | 'children'> & { href: string });

export function IconButton(props: IconButtonProps) {
  const { icon, label, variant = 'bare', count = 0, pressed, onPicture, className, ...rest } = props;
  const look = classes(styles.button, styles[variant], onPicture && styles.onPicture, className);
  const inside = (
    <>
      <Icon of={icon} />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </>
  );
  if (rest.href !== undefined) {
    return (
      <a {...rest} href={rest.href} className={look} aria-label={label}>
        {inside}
      </a>
    );
  }
  return (
    <button type="button" {...rest} className={look} aria-label={label} aria-pressed={pressed}>
      {inside}
    </button>
  );
}
