import { TEXT_NAME } from '../../listing/address/names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { iconSearch } from '../../ui/icons.ts';
import { useText } from '../../ui/TextContext.tsx';
import { SEARCH_PATH } from '../address.ts';
import { searchTexts } from '../texts.ts';
import styles from './SearchBox.module.css';
import { type BoxSettings, SEARCH_BOX, SEARCH_FIELD, settingAttributes } from './terms.ts';

/**
 * The search in the header of every page: a form that works by itself. Touched, it becomes a combobox with what is found
 * under it (`liveBox.tsx`).
 */
export function SearchBox({ settings }: { settings: BoxSettings }) {
  const t = useText(searchTexts);
  return (
    <search id={SEARCH_BOX} className={styles.box} {...settingAttributes(settings)}>
      <form action={SEARCH_PATH}>
        <label htmlFor={SEARCH_FIELD}>{t('submit')}</label>
        <input type="text" id={SEARCH_FIELD} name={TEXT_NAME} />
        <button type="submit" aria-label={t('submit')}>
          <Icon of={iconSearch} />
        </button>
      </form>
    </search>
  );
}
