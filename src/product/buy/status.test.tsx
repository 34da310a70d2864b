import { expect, it } from 'vitest';
import { NO_OVERRIDES, translate } from '../../ui/text.ts';
import { statusName } from './Status.tsx';
import { buying, buyView, prices, sizeState } from './state/testing/views.ts';
import { buyTexts } from './texts.ts';

it('a product that is not for sale is not read out as available', () => {
  const view = buyView({ state: sizeState({ prices: prices({ basket_enable: 'n' }) }) });
  const name = statusName('closed', buying(view), (key, ...args) => translate(buyTexts, NO_OVERRIDES, key, ...args));
  expect(name).toBe('Produkt niedostępny');
});
