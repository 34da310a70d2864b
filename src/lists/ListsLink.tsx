import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { iconHeart } from '../ui/icons.ts';
import { useText } from '../ui/TextContext.tsx';
import styles from './ListsLink.module.css';
import { LISTS_LINK, listsLinkTexts } from './link.texts.ts';
import { LISTS_PATH } from './paths.ts';

/** The way to the lists in the header of every page; `hearts/` tells how much stands on them. A narrow window has it in the drawer. */
export function ListsLink() {
  const t = useText(listsLinkTexts);
  return <IconButton id={LISTS_LINK} href={LISTS_PATH} icon={iconHeart} label={t('link')} className={styles.link} />;
}

/** The way to the lists in the drawer. */
export function ListsRow() {
  const t = useText(listsLinkTexts);
  return (
    <a href={LISTS_PATH} className={styles.row}>
      <Icon of={iconHeart} size="sm" />
      {t('link')}
    </a>
  );
}
