import type { ReactNode } from 'react';
import { keyTexts } from '../../accounts/keyTexts.ts';
import { useText } from '../../ui/TextContext.tsx';
import styles from './Sections.module.css';

/** Somebody who has no key may make one; who does not want to leaves it alone. */
export function KeyOffer({ add }: { add: ReactNode }) {
  const t = useText(keyTexts);
  return (
    <section className={styles.offer}>
      <h2>{t('offerTitle')}</h2>
      <p>{t('offerText')}</p>
      {add}
    </section>
  );
}
