import { useEffect, useState } from 'react';
import { MINUTE } from '../../kit/clock.ts';
import { propsIn } from '../../ui/Late.tsx';
import { askFresh } from '../freshState.ts';
import type { BuyFormProps } from './BuyForm.tsx';
import { BUY_DATA } from './lateBuyForm.ts';
import type { FreshState, SizeState } from './model.ts';

/** An open page asks again when it is looked at after so long. */
const OLD_AFTER = MINUTE;

/**
 * Price, stock and time of dispatch as they are now, when they are no longer what the page was made with: it may have been
 * kept for a while, by the shop or in a window left open. Without an answer the page stays as it is.
 */
export function useFresh(product: number, buy: BuyFormProps | undefined): FreshState | undefined {
  const [fresh, setFresh] = useState<FreshState>();

  useEffect(() => {
    const { view } = buy ?? propsIn<BuyFormProps>(BUY_DATA);
    if (view?.id !== product) return;
    let asked = 0;
    let gone = false;
    const ask = async () => {
      asked = Date.now();
      const now = await askFresh(product, view.size, view.subscription?.on === true);
      if (now && !gone && !sameState(now, view.state)) setFresh({ size: view.size, state: now });
    };
    const looked = () => {
      if (document.visibilityState === 'visible' && Date.now() - asked > OLD_AFTER) void ask();
    };
    void ask();
    document.addEventListener('visibilitychange', looked);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', looked);
    };
  }, [product, buy]);

  return fresh;
}

/** Hours and minutes run all the time, and nothing that is read is made of them. */
const isRunning = (key: string): boolean => key === 'hours' || key === 'minutes';

export function sameState(a: SizeState, b: SizeState): boolean {
  const text = ({ prices, availability, delivery }: SizeState) =>
    JSON.stringify({ prices, availability, delivery }, (key, value) => (isRunning(key) ? undefined : value));
  return text(a) === text(b);
}
