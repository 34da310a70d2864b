import type { SizeState } from '../buy/model.ts';

/** Hours and minutes run all the time, and nothing that is read is made of them. */
const isRunning = (key: string): boolean => key === 'hours' || key === 'minutes';

export function sameState(a: SizeState, b: SizeState): boolean {
  const text = ({ prices, availability, delivery }: SizeState) =>
    JSON.stringify({ prices, availability, delivery }, (key, value) => (isRunning(key) ? undefined : value));
  return text(a) === text(b);
}
