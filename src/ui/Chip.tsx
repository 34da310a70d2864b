import type { ComponentProps, ReactNode } from 'react';
import styles from './Chip.module.css';
import { Icon } from './Icon.tsx';
import { iconClose } from './icons.ts';
import { rareTexts } from './rare.texts.ts';
import { useText } from './TextContext.tsx';

type ChipProps = { children: ReactNode; removeLabel?: string } & (
  | (Omit<ComponentProps<'button'>, 'children' | 'className'> & { href?: undefined })
  | (Omit<ComponentProps<'a'>, 'children' | 'className'> & { href: string })
);

/** Chip of a choice that a press removes, e.g. one filter of a list. */
export function Chip({ children, removeLabel, ...rest }: ChipProps) {
  const t = useText(rareTexts);
  const inside = (
    <>
      {children}
      <span className="vh"> – {removeLabel ?? t('remove')}</span>
      <Icon of={iconClose} size="sm" />
    </>
  );
  if (rest.href !== undefined) {
    return (
      <a {...rest} className={styles.chip}>
        {inside}
      </a>
    );
  }
  return (
    <button type="button" {...rest} className={styles.chip}>
      {inside}
    </button>
  );
}
