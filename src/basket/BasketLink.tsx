import { useEffect } from 'react';
import { whenShown } from '../session/whenShown.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { iconBag } from '../ui/icons.ts';
import { useText } from '../ui/TextContext.tsx';
import { useBasketCount } from './count.ts';
import { basketLinkTexts } from './linkTexts.ts';
import { BASKET_PATH } from './path.ts';

/** The way to the basket in the header of every page. The count is the shopper's own: it comes after the page is shown. */
export function BasketLink({ current }: { current?: boolean }) {
  const t = useText(basketLinkTexts);
  const count = useBasketCount() ?? 0;
  useEffect(() => whenShown(async () => (await import('./client.ts')).watchBasket), []);
  return (
    <IconButton
      href={BASKET_PATH}
      icon={iconBag}
      label={count > 0 ? t('linkCount', { n: count }) : t('link')}
      count={count}
      aria-current={current ? 'page' : undefined}
    />
  );
}
