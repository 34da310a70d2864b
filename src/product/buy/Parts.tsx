import { classes } from '../../ui/classes.ts';
import { useText } from '../../ui/TextContext.tsx';
import styles from './Buy.module.css';
import type { PartView } from './model.ts';
import { buyTexts } from './texts.ts';

/** What a bundle holds, each part in the size the merchant chose for it. */
export function Parts({ parts }: { parts: readonly PartView[] }) {
  const t = useText(buyTexts);
  return (
    <section className={styles.group} id="projector_bundle_product" aria-labelledby="bundle">
      <h2 id="bundle" className={styles.label}>
        {t('parts')}
      </h2>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li key={part.href} className={classes(!part.open && styles.partOut)}>
            {part.quantity} × <a href={part.href}>{part.name}</a>
            {part.size !== undefined && `, ${part.size}`}
            {!part.open && ` (${t('sizeOut')})`}
          </li>
        ))}
      </ul>
    </section>
  );
}
