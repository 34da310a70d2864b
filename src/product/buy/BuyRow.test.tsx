import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BuyRow } from './BuyRow.tsx';
import type { Buying } from './state/buying.ts';
import { buyState, shownSize } from './state/buyState.ts';
import type { BuyView } from './state/model.ts';
import { buying, buyView, prices, sizeState } from './state/testing/views.ts';

const nothing = () => {};
const actions = {
  ...{ chooseSize: nothing, choosePart: nothing, subscribe: nothing },
  ...{ type: nothing, typed: nothing, step: nothing },
};

const drawn = (view: BuyView, more: Partial<Buying> = {}): string => {
  const now = buying(view, more);
  return renderToStaticMarkup(
    <BuyRow
      view={view}
      now={now}
      state={buyState(shownSize(now), now.state)}
      actions={actions}
      text={now.field.text}
      ends={{ min: 1, least: true, most: false, held: 0 }}
      busy={undefined}
      added={false}
    />,
  );
};

describe('the button for points', () => {
  const view = buyView({
    state: sizeState({ prices: prices({ points: '900' }) }),
    subscription: { periods: [30], only: false, on: false },
  });

  it('stands where goods are bought once, and not beside a subscription', () => {
    expect(drawn(view)).toContain('projector_button_points_basket');
    expect(drawn(view, { subscribed: true })).not.toContain('projector_button_points_basket');
  });
});
