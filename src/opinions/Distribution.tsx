import { useText } from '../ui/TextContext.tsx';
import styles from './Distribution.module.css';
import { opinionQueryText, RATINGS, type Rating, type RatingCounts } from './model.ts';
import { opinionTexts } from './texts.ts';

interface DistributionProps {
  counts: RatingCounts;
  count: number;
  chosen?: Rating | undefined;
  /** Address of all opinions. */
  href: string;
}

/** How many opinions have which rating; each row shows those alone. */
export function Distribution({ counts, count, chosen, href }: DistributionProps) {
  const t = useText(opinionTexts);
  return (
    <ul className={styles.rows} aria-label={t('distribution')}>
      {RATINGS.map((rating) => {
        const n = counts[rating];
        const inside = (
          <>
            <span aria-hidden="true">{t('stars', { rating: String(rating) })}</span>
            <svg
              className={styles.bar}
              viewBox={`0 0 ${Math.max(count, 1)} 1`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect width={n} height="1" />
            </svg>
            <span aria-hidden="true">{n}</span>
            <span className="vh">{t('only', { rating: String(rating), n })}</span>
          </>
        );
        return (
          <li key={rating}>
            {n === 0 ? (
              <span className={styles.row}>{inside}</span>
            ) : (
              <a
                className={styles.row}
                href={href + opinionQueryText({ rating, page: 1 })}
                aria-current={rating === chosen || undefined}
                rel="nofollow"
              >
                {inside}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
