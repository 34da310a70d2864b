import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NO_OVERRIDES, translate } from '../../ui/text.ts';
import { Status, statusName } from './Status.tsx';
import { availability, buying, buyView, prices, sizeState } from './state/testing/views.ts';
import { buyTexts } from './texts.ts';

describe('a product that is not for sale', () => {
  const told = (more: Parameters<typeof sizeState>[0] = {}) => {
    const view = buyView({ state: sizeState({ prices: prices({ basket_enable: 'n' }), ...more }) });
    return { view, words: renderToStaticMarkup(<Status view={view} now={buying(view)} />).replace(/<[^>]*>/g, '') };
  };

  it('is not called available, and has no number of pieces', () => {
    const { view, words } = told();
    expect(words).toBe('');
    expect(statusName('closed', buying(view), (key, ...args) => translate(buyTexts, NO_OVERRIDES, key, ...args))).toBe(
      'Produkt niedostępny',
    );
  });

  it('is told in the words of the merchant, where there are some', () => {
    const { words } = told({ availability: availability({ status_description: 'Do obejrzenia w pracowni' }) });
    expect(words).toContain('Do obejrzenia w pracowni');
  });
});
