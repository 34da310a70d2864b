import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { BrandMark } from './BrandMark.tsx';
import styles from './Button.module.css';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import type { IconPath } from './icons.ts';

type Look = {
  /** `buy` is filled: one in a view. `outline` is ink. `plain` looks like a link. */
  variant?: 'buy' | 'outline' | 'plain';
  size?: 'md' | 'sm';
  wide?: boolean;
  /** Work is under way: keeps its place and focus, turns the mark, and swallows presses. */
  busy?: boolean;
  icon?: IconPath;
  className?: string | undefined;
  children: ReactNode;
};

type ButtonProps =
  | (Look & Omit<ComponentProps<'button'>, keyof Look> & { href?: undefined })
  | (Look & Omit<ComponentProps<'a'>, keyof Look> & { href: string });

const swallow = (event: MouseEvent) => event.preventDefault();

/** A button, or with `href` a link that looks like one. A button is of type `button` unless told. */
export function Button({
  variant = 'outline',
  size = 'md',
  wide,
  busy,
  icon,
  className,
  children,
  ...rest
}: ButtonProps) {
  const look = classes(styles.button, styles[variant], size === 'sm' && styles.small, wide && styles.wide, className);
  const inside = (
    <>
      {busy ? <BrandMark spinning /> : icon === undefined ? null : <Icon of={icon} size="sm" />}
      {children}
    </>
  );
  if (rest.href !== undefined) {
    return (
      <a {...rest} className={look}>
        {inside}
      </a>
    );
  }
  const state = busy ? ({ 'aria-busy': true, 'aria-disabled': true, onClick: swallow } as const) : {};
  return (
    <button type="button" {...rest} {...state} className={look}>
      {inside}
    </button>
  );
}
