import { MINUTE } from '../../kit/clock.ts';
import { askFresh } from '../freshState.ts';
import { chosenParts } from './chosenParts.ts';
import type { BuyView, FreshState, SizeState } from './model.ts';

/** An open page asks again when it is looked at after so long. */
const OLD_AFTER = MINUTE;

/** Asks at once and whenever an old page is looked at again; tells what is no longer as shown. Returns how to stop. */
export function watchFresh(view: BuyView, tell: (fresh: FreshState) => void): () => void {
  let asked = 0;
  let gone = false;
  const ask = () => {
    asked = Date.now();
    const choice = { size: view.size, subscribed: view.subscription?.on === true, parts: chosenParts(view) };
    askFresh(view.id, choice, (now) => {
      if (now && !gone && !sameState(now, view.state)) tell({ size: view.size, state: now });
    });
  };
  const looked = () => {
    if (document.visibilityState === 'visible' && Date.now() - asked > OLD_AFTER) ask();
  };
  ask();
  document.addEventListener('visibilitychange', looked);
  return () => {
    gone = true;
    document.removeEventListener('visibilitychange', looked);
  };
}

/** Hours and minutes run all the time, and nothing that is read is made of them. */
const isRunning = (key: string): boolean => key === 'hours' || key === 'minutes';

export function sameState(a: SizeState, b: SizeState): boolean {
  const text = ({ prices, availability, delivery }: SizeState) =>
    JSON.stringify({ prices, availability, delivery }, (key, value) => (isRunning(key) ? undefined : value));
  return text(a) === text(b);
}
