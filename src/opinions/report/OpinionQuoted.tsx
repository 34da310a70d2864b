import { useText } from '../../ui/TextContext.tsx';
import styles from '../OpinionItem.module.css';
import { opinionReportTexts } from './texts.ts';

/** The opinion that is reported. */
export function OpinionQuoted({ author, content, date }: { author: string; content: string; date: string }) {
  const t = useText(opinionReportTexts);
  return (
    <figure className={styles.quoted}>
      <figcaption className={`cluster small muted ${styles.head}`}>
        <strong>{t('opinion')}</strong>
        <span>{t('by', { author, date })}</span>
      </figcaption>
      <blockquote className={styles.words}>{content}</blockquote>
    </figure>
  );
}
