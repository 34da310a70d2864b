import { useText } from '../ui/TextContext.tsx';
import { RECALLS_PATH } from './model.ts';
import styles from './RecallNote.module.css';
import { recallTexts } from './texts.ts';

/** On the page of a product that is recalled: what to do now stands in the notice. */
export function RecallNote({ id }: { id: string }) {
  const t = useText(recallTexts);
  return (
    <p className={styles.note}>
      {t('product')} <a href={`${RECALLS_PATH}#${id}`}>{t('productMore')}</a>
    </p>
  );
}
