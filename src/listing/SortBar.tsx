import { type ReactNode, useId } from 'react';
import { Button } from '../ui/Button.tsx';
import { Select } from '../ui/Input.tsx';
import { useText } from '../ui/TextContext.tsx';
import { PORTIONS_NAME, SORT_NAME } from './address/names.ts';
import { HiddenFields } from './HiddenFields.tsx';
import { listFormProps } from './listForm.ts';
import type { ListView } from './listView.ts';
import { SORTS } from './model.ts';
import styles from './SortBar.module.css';
import { listingTexts } from './texts.ts';

interface SortBarProps {
  view: ListView;
  /** The link that opens the filters on a phone. */
  filtersLink?: ReactNode;
}

/**
 * Number of products and their order. With scripts a choice applies at once (`liveFilters.ts`); without, a button sends
 * it.
 */
export function SortBar({ view, filtersLink }: SortBarProps) {
  const t = useText(listingTexts);
  const id = useId();
  const { address, defaults, total, unfiltered } = view;

  return (
    <div className={styles.bar} id="paging_setting_top">
      <p role="status" className={styles.count}>
        <strong>{t('products', { n: total })}</strong>{' '}
        {total < unfiltered && <span className="muted">{t('outOf', { n: unfiltered })}</span>}
      </p>
      {filtersLink}
      <form method="get" action={view.path} className={styles.form} {...listFormProps(view)}>
        <HiddenFields place={view} keep="filters" />
        <p className={styles.choice}>
          <label className={styles.label} htmlFor={`${id}-sort`}>
            {t('sort')}
          </label>
          <Select quiet className={styles.select} id={`${id}-sort`} name={SORT_NAME} defaultValue={address.sort}>
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {t(sort === 'relevance' && defaults.text !== undefined ? 'accuracy' : sort)}
              </option>
            ))}
          </Select>
        </p>
        {unfiltered > Math.min(...defaults.portions) && defaults.portions.length > 1 && (
          <p className={styles.choice}>
            <label className="vh" htmlFor={`${id}-portions`}>
              {t('portions')}
            </label>
            <Select
              quiet
              className={styles.select}
              id={`${id}-portions`}
              name={PORTIONS_NAME}
              defaultValue={address.portions}
            >
              {defaults.portions.map((size) => (
                <option key={size} value={size}>
                  {t('perPage', { n: size })}
                </option>
              ))}
            </Select>
          </p>
        )}
        <Button type="submit" size="sm" className={styles.apply}>
          {t('applySort')}
        </Button>
      </form>
    </div>
  );
}
