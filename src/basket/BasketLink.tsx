import { IconButton } from '../ui/IconButton.tsx';
import { iconBag } from '../ui/icons.ts';
import { useText } from '../ui/TextContext.tsx';
import styles from './BasketLink.module.css';
// What opens from it brings its code alone.
import './top/TopBasket.module.css';
import { useBasketCount } from './count.ts';
import { basketLinkTexts } from './linkTexts.ts';
import { BASKET_PATH } from './path.ts';
import { hasPanel } from './top/limits.ts';

/**
 * The way to the basket in the header of every page. The count is the shopper's own: it comes after the page is shown.
 * Once the basket is known, the link opens what lies in it beside itself (`top/`).
 */
export function BasketLink({ current }: { current?: boolean }) {
  const t = useText(basketLinkTexts);
  const count = useBasketCount() ?? 0;
  return (
    <div id="menu_basket" className={styles.top}>
      <IconButton
        href={BASKET_PATH}
        icon={iconBag}
        label={count > 0 ? t('linkCount', { n: count }) : t('link')}
        count={count}
        aria-current={current ? 'page' : undefined}
        data-own={hasPanel(count) && !current ? '' : undefined}
      />
      {/* What opens here is a tree of its own. */}
      <div />
    </div>
  );
}
