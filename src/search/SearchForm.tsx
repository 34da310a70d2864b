import { TEXT_NAME } from '../listing/address/names.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { iconSearch } from '../ui/icons.ts';
import { useText } from '../ui/TextContext.tsx';
import { LONGEST_TEXT, SEARCH_PATH } from './address.ts';
import styles from './SearchForm.module.css';
import { searchTexts } from './texts.ts';

/** The search as a plain form. */
export function SearchForm({ text }: { text: string }) {
  const t = useText(searchTexts);
  return (
    <search aria-label={t('crumb')}>
      <form method="get" action={SEARCH_PATH} className={styles.box} data-key={text}>
        <Icon of={iconSearch} />
        <input
          type="search"
          name={TEXT_NAME}
          defaultValue={text}
          className={styles.input}
          aria-label={t('label')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={LONGEST_TEXT}
        />
        <Button type="submit" className={styles.send}>
          {t('submit')}
        </Button>
      </form>
    </search>
  );
}
