import { useEffect, useState } from 'react';
import { whenShown } from '../../session/whenShown.ts';
import { propsIn } from '../../ui/Late.tsx';
import type { BuyFormProps } from './BuyForm.tsx';
import { BUY_DATA } from './lateBuyForm.ts';
import type { FreshState } from './model.ts';

/**
 * Price, stock and time of dispatch as they are now, when they are no longer what the page was made with: it may have been
 * kept for a while, by the shop or in a window left open. Without an answer the page stays as it is.
 */
export function useFresh(product: number, buy: BuyFormProps | undefined): FreshState | undefined {
  const [fresh, setFresh] = useState<FreshState>();

  useEffect(() => {
    const { view } = buy ?? propsIn<BuyFormProps>(BUY_DATA);
    if (view?.id !== product) return;
    return whenShown(async () => {
      const { watchFresh } = await import('./watchFresh.ts');
      return () => watchFresh(view, setFresh);
    });
  }, [product, buy]);

  return fresh;
}
