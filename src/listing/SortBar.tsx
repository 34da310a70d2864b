import { type ChangeEvent, type ReactNode, useId } from 'react';
import { Button } from '../ui/Button.tsx';
import { Select } from '../ui/Input.tsx';
import { useText } from '../ui/TextContext.tsx';
import { useHydrated } from '../ui/useHydrated.ts';
import { PORTIONS_NAME, SORT_NAME } from './address/names.ts';
import { readAddress } from './address/read.ts';
import { writeAddress } from './address/write.ts';
import { HiddenFields } from './HiddenFields.tsx';
import type { ListView } from './listView.ts';
import { SORTS } from './model.ts';
import styles from './SortBar.module.css';
import { listingTexts } from './texts.ts';
import { useDraft } from './useDraft.ts';

interface SortBarProps {
  view: ListView;
  /** The link that opens the filters on a phone. */
  filtersLink?: ReactNode;
  /** Goes to the list of a query string such as "?sort_order=name-a". */
  onApply: (search: string) => void;
}

/** How many products there are, and in which order. Without script a button sends the choice. */
export function SortBar({ view, filtersLink, onApply }: SortBarProps) {
  const t = useText(listingTexts);
  const id = useId();
  const live = useHydrated();
  const [address, setAddress] = useDraft(view.address);
  const { defaults, total, unfiltered } = view;

  const apply = ({ currentTarget: { form } }: ChangeEvent<HTMLSelectElement>) => {
    if (form === null) return;
    const next = readAddress(new FormData(form), defaults);
    setAddress(next);
    onApply(writeAddress(next, defaults));
  };

  return (
    <div className={styles.bar} id="paging_setting_top">
      <p role="status" className={styles.count}>
        <strong>{t('products', { n: total })}</strong>{' '}
        {total < unfiltered && <span className="muted">{t('outOf', { n: unfiltered })}</span>}
      </p>
      {filtersLink}
      <form method="get" action={view.path} className={styles.form}>
        <HiddenFields place={view} keep="filters" />
        <p className={styles.choice}>
          <label className={styles.label} htmlFor={`${id}-sort`}>
            {t('sort')}
          </label>
          <Select
            quiet
            className={styles.select}
            id={`${id}-sort`}
            name={SORT_NAME}
            value={address.sort}
            onChange={apply}
          >
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {t(sort)}
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
              value={address.portions}
              onChange={apply}
            >
              {defaults.portions.map((size) => (
                <option key={size} value={size}>
                  {t('perPage', { n: size })}
                </option>
              ))}
            </Select>
          </p>
        )}
        {!live && (
          <Button type="submit" size="sm" className={styles.apply}>
            {t('applySort')}
          </Button>
        )}
      </form>
    </div>
  );
}
