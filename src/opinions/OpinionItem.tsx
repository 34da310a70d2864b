import type { ReactNode } from 'react';
import { formatDate, isoDate } from '../kit/dates.ts';
import { useText } from '../ui/TextContext.tsx';
import { opinionPlace, reportPath } from './address.ts';
import type { Opinion } from './model.ts';
import styles from './OpinionItem.module.css';
import { OpinionPhotos } from './photos/OpinionPhotos.tsx';
import { Rate } from './Rate.tsx';
import { opinionReportTexts } from './report/texts.ts';
import { opinionTexts } from './texts.ts';

interface OpinionItemProps {
  opinion: Opinion;
  /** Name of the shop, which answers. */
  shop: string;
  /** Path of all opinions about its product. */
  all: string;
  /** The vote, where one can be cast. */
  children?: ReactNode;
}

/** One opinion with the merchant's answer. */
export function OpinionItem({ opinion, shop, all, children }: OpinionItemProps) {
  const t = useText(opinionTexts);
  const own = useText(opinionReportTexts);
  const { id, author, rating, content, madeAt, answer, confirmed, size, thanks, photos } = opinion;
  return (
    <li id={opinionPlace(id)} data-key={id} className={`stack ${styles.opinion}`}>
      <p className={`cluster small muted ${styles.head}`}>
        <Rate tenths={rating * 10} />
        <span className={styles.mark}>{t('rated', { rating: String(rating) })}</span>
        <strong>{author}</strong>
        <time dateTime={isoDate(madeAt)}>{formatDate(madeAt)}</time>
        <span>{t(confirmed ? 'proved' : 'unproved')}</span>
        {size !== undefined && <span>{t('size', { size })}</span>}
        {thanks !== undefined && <span>{t('thanks', { what: thanks })}</span>}
      </p>
      <blockquote className={styles.words}>{content}</blockquote>
      {photos.length > 0 && <OpinionPhotos photos={photos} author={author} />}
      {answer && (
        <div className={styles.answer}>
          <strong>{t('answer', { shop })}</strong>
          <p className={styles.words}>{answer.content}</p>
          <time className="small muted" dateTime={isoDate(answer.at)}>
            {formatDate(answer.at)}
          </time>
        </div>
      )}
      {children}
      <a href={reportPath(all, id)} rel="nofollow" className={styles.report} aria-label={own('openLabel', { author })}>
        {own('open')}
      </a>
    </li>
  );
}
