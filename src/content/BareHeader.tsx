import { BrandMark } from '../ui/BrandMark.tsx';
import { Icon } from '../ui/Icon.tsx';
import { iconLeft } from '../ui/icons.ts';
import { Wrap } from '../ui/layout/Wrap.tsx';
import { useText } from '../ui/TextContext.tsx';
import styles from './BareFrame.module.css';
import { contentTexts } from './texts.ts';

interface BareHeaderProps {
  /** Name of the shop. */
  name: string;
  /** Link back to what is ordered. */
  back: { href: string; label: string };
}

/** Header of the checkout: the link back is the only way out. */
export function BareHeader({ name, back }: BareHeaderProps) {
  const t = useText(contentTexts);
  return (
    <header className={styles.header}>
      <Wrap className={`cluster ${styles.bar}`}>
        <a id="logo" className={`tap ${styles.brand}`} href="/" aria-label={t('home', { name })}>
          <BrandMark className={styles.mark} />
          <span>{name}</span>
        </a>
        <a className={`tap ${styles.back}`} href={back.href}>
          <Icon of={iconLeft} size="sm" />
          {back.label}
        </a>
      </Wrap>
    </header>
  );
}
