import { Pagination } from '../ui/Pagination.tsx';
import { useText } from '../ui/TextContext.tsx';
import { hrefWith } from './address/href.ts';
import styles from './ListPages.module.css';
import type { ListView } from './listView.ts';
import { listingTexts } from './texts.ts';

interface ListPagesProps {
  view: ListView;
  /** Number of products on this page. */
  shown: number;
}

/** Position in the list, and the links onwards. */
export function ListPages({ view, shown }: ListPagesProps) {
  const t = useText(listingTexts);
  if (view.total === 0) return null;
  return (
    <div className={styles.pages} id="paging_setting_bottom">
      <p className="small muted">{t('shown', { shown, n: view.total })}</p>
      <Pagination
        current={view.address.counter + 1}
        last={view.pages}
        hrefFor={(page) => hrefWith(view, { counter: page - 1 })}
      />
    </div>
  );
}
