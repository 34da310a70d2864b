import { classes } from './classes.ts';
import { frameTexts } from './frame.texts.ts';
import { Icon } from './Icon.tsx';
import { iconLeft, iconRight } from './icons.ts';
import styles from './Pagination.module.css';
import { pageItems } from './pages.ts';
import { useText } from './TextContext.tsx';

type PaginationProps = {
  current: number;
  last: number;
  hrefFor: (page: number) => string;
  /** Label, when there are two on one page. */
  label?: string;
};

/**
 * Links to other pages; none for a single page. A phone shows the neighbours and "Strona 5 z 12" instead of numbers.
 */
export function Pagination({ current, last, hrefFor, label }: PaginationProps) {
  const t = useText(frameTexts);
  if (last <= 1) return null;
  return (
    <nav className={styles.pages} aria-label={label ?? t('pages')}>
      {current > 1 && (
        <a
          className={classes(styles.step, styles.before)}
          rel="prev"
          href={hrefFor(current - 1)}
          aria-label={t('previousPage')}
        >
          <Icon of={iconLeft} />
          <span className={styles.word}>{t('previous')}</span>
        </a>
      )}
      <p className={styles.short}>{t('pageOf', { n: current, last })}</p>
      <ol className={styles.numbers}>
        {pageItems(current, last).map((item, place) =>
          item === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the two gaps differ only by their place
            <li key={`gap-${place}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={item}>
              <a
                className={styles.number}
                href={hrefFor(item)}
                aria-label={t('page', { n: item })}
                aria-current={item === current ? 'page' : undefined}
              >
                {item}
              </a>
            </li>
          ),
        )}
      </ol>
      {current < last && (
        <a
          className={classes(styles.step, styles.after)}
          rel="next"
          href={hrefFor(current + 1)}
          aria-label={t('nextPage')}
        >
          <span className={styles.word}>{t('next')}</span>
          <Icon of={iconRight} />
        </a>
      )}
    </nav>
  );
}
