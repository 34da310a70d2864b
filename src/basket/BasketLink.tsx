import { IconButton } from '../ui/IconButton.tsx';
import { iconBag } from '../ui/icons.ts';
import { useText } from '../ui/TextContext.tsx';
import styles from './BasketLink.module.css';
import { BASKET_LINK_BOX, basketLinkTexts } from './link.texts.ts';
import { BASKET_PATH } from './path.ts';

/**
 * The way to the basket in the header of every page. The count is the shopper's own: it comes after the page is shown
 * (`showCount.ts`). Pressed, the link opens what lies in the basket beside itself (`top/`).
 */
export function BasketLink({ current }: { current?: boolean }) {
  const t = useText(basketLinkTexts);
  return (
    <div id={BASKET_LINK_BOX} className={styles.top}>
      <IconButton
        href={BASKET_PATH}
        icon={iconBag}
        label={t('link')}
        aria-current={current ? 'page' : undefined}
        data-own="basket"
      />
      {/* What opens here is a tree of its own. */}
      <div />
    </div>
  );
}
