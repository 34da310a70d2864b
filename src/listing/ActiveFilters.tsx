import { Chip } from '../ui/Chip.tsx';
import { useText } from '../ui/TextContext.tsx';
import styles from './ActiveFilters.module.css';
import { hrefWithout, hrefWithoutFilters } from './address/href.ts';
import type { ListView } from './listView.ts';
import { listingTexts } from './texts.ts';
import { useFilterNames } from './useFilterNames.ts';

/** Chosen filters, each a link that removes it. */
export function ActiveFilters({ view }: { view: ListView }) {
  const t = useText(listingTexts);
  const names = useFilterNames();
  return (
    // A pressed link goes with its filter; focus stays in its place instead of falling back to the top of the page.
    <div tabIndex={-1} className={styles.place}>
      {view.choices.length > 0 && (
        <nav id="filter_list" className={`cluster ${styles.chips}`} aria-label={t('chosen')}>
          {view.choices.map((choice) => {
            const href = hrefWithout(view, choice.filter, 'word' in choice ? choice.word : undefined);
            return (
              <Chip key={href} data-key={href} href={href} removeLabel={t('removeFilter')} rel="nofollow">
                {names.choice(choice, view.address.price)}
              </Chip>
            );
          })}
          <a className={`tap ${styles.clear}`} href={hrefWithoutFilters(view)}>
            {t('clearAll')}
          </a>
        </nav>
      )}
    </div>
  );
}
