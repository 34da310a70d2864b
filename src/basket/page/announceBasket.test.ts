import { expect, it, vi } from 'vitest';
import { onBasketChanged } from '../../session/events.ts';
import { announceBasket } from './announceBasket.ts';

it.each([
  ['/koszyk', 1],
  ['/en/koszyk', 1],
  ['/en/', 0],
  ['/kontakt', 0],
])('a shown page announces the basket when it is that of the basket, in any language: %s', (pathname, times) => {
  vi.stubGlobal('location', { pathname });
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location }));
  const heard = vi.fn();
  onBasketChanged(heard);
  announceBasket();
  expect(heard).toHaveBeenCalledTimes(times);
});
