import type { SizePrices } from '../../../wire/shapes.ts';
import { type BuyCalls, type BuyingOptions, createBuying } from '../machine.ts';
import type { Choice, SizeChoice, SizeState } from '../model.ts';
import { buyView, prices, sizeState } from './views.ts';

const words = ({ size, subscribed, parts }: Choice) =>
  [size, ...(subscribed ? ['subscription'] : []), ...parts].join(' ');

/** Calls that answer when the test says so, and what they were asked. */
function calls() {
  const asked: string[] = [];
  const answers: ((value: never) => void)[] = [];
  const wait = <T>(what: string) => {
    asked.push(what);
    return new Promise<T>((resolve) => answers.push(resolve as (value: never) => void));
  };
  const given: BuyCalls = {
    sizes: (parts) => wait<SizeChoice[] | false>(['sizes', ...parts].join(' ')),
    size: (choice) => wait<SizeState | false>(`size ${words(choice)}`),
    prices: (choice) => wait<SizePrices | false>(`prices ${words(choice)}`),
    lowest: (size) => wait<string | undefined>(`lowest ${size}`),
    bundle: (choice) => wait<{ sizes: SizeChoice[]; state: SizeState } | false>(`bundle ${words(choice)}`),
  };
  const answer = async (place: number, value: unknown) => {
    answers[place]?.(value as never);
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { asked, given, answer };
}

export function buying(more: Partial<BuyingOptions> = {}) {
  const shop = calls();
  const addresses: string[] = [];
  const delays: [number, () => void][] = [];
  const machine = createBuying({
    view: buyView(),
    calls: shop.given,
    changed: () => {},
    later: (ms, run) => delays.push([ms, run]),
    chose: (choice) => addresses.push(words(choice)),
    ...more,
  });
  return { machine, addresses, delays, ...shop };
}

export const of = (size: string): Choice => ({ size, subscribed: false, parts: [] });
export const costing = (formatted: string) => sizeState({ prices: prices({ price_formatted: formatted }) });
