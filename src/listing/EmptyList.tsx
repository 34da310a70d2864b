import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { Empty } from '../ui/Empty.tsx';
import { useText } from '../ui/TextContext.tsx';
import { hrefWithout, hrefWithoutFilters } from './address/href.ts';
import styles from './EmptyList.module.css';
import type { ListView } from './listView.ts';
import { listingTexts } from './texts.ts';
import { useFilterNames } from './useFilterNames.ts';

interface EmptyListProps {
  view: ListView;
  /** Link onwards from a list that is empty even without filters. */
  action?: ReactNode;
}

/** Empty list: filters to remove, and the number of products that each would bring back. */
export function EmptyList({ view, action }: EmptyListProps) {
  const t = useText(listingTexts);
  const names = useFilterNames();
  if (view.unfiltered === 0) {
    return (
      <Empty title={t('nothingTitle')} action={action}>
        <p>{t('nothingHelp')}</p>
      </Empty>
    );
  }
  const helpful = view.without.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total);
  return (
    <Empty
      title={t('emptyTitle')}
      action={<Button href={hrefWithoutFilters(view)}>{t('clearAllCount', { n: view.unfiltered })}</Button>}
    >
      <p>{helpful.length > 0 ? t('emptyHelp') : t('emptyHelpAll')}</p>
      {helpful.length > 0 && (
        <ul className={styles.ways}>
          {helpful.map((way) => {
            const href = hrefWithout(view, way.filter);
            return (
              <li key={href}>
                <a href={href} className="tap" rel="nofollow">
                  {t('without', { name: names.filter(way) })}
                </a>{' '}
                <span className="muted">{t('products', { n: way.total })}</span>
              </li>
            );
          })}
        </ul>
      )}
    </Empty>
  );
}
