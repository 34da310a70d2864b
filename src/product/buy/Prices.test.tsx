import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Prices } from './Prices.tsx';
import { buying, buyView, prices, sizeState } from './state/testing/views.ts';

it('the price of a product names the last day of its reduction, not the first without it', () => {
  // Midnight in Warsaw between 29 and 30 November.
  const state = sizeState({ prices: prices({ new_price_until: '2026-11-29T23:00:00.000Z' }) });
  const view = buyView({ state });
  const words = renderToStaticMarkup(<Prices view={view} now={buying(view)} />).replaceAll('\u00A0', ' ');
  expect(words).toContain('Obniżka trwa do 29 listopada 2026.');
});
