import { useEffect } from 'react';
import { IconButton } from '../ui/IconButton.tsx';
import { iconBag } from '../ui/icons.ts';
import { useText } from '../ui/TextContext.tsx';
import { BASKET_PATH } from './answers.ts';
import { useBasketCount } from './count.ts';
import { basketTexts } from './texts.ts';

/** The way to the basket in the header of every page. The count is the shopper's own: it comes after the page is shown. */
export function BasketLink({ current }: { current?: boolean }) {
  const t = useText(basketTexts);
  const count = useBasketCount() ?? 0;
  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    const start = async () => {
      const { watchBasket } = await import('./client.ts');
      if (!gone) stop = watchBasket();
    };
    const timer = setTimeout(() => void start().catch(() => {}), 0);
    return () => {
      gone = true;
      clearTimeout(timer);
      stop?.();
    };
  }, []);
  return (
    <IconButton
      href={BASKET_PATH}
      icon={iconBag}
      label={count > 0 ? t('linkCount', { n: count }) : t('title')}
      count={count}
      aria-current={current ? 'page' : undefined}
    />
  );
}
