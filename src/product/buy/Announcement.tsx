import { useText } from '../../ui/TextContext.tsx';
import type { Buying } from './buying.ts';
import { buyState, chosenSize } from './buyState.ts';
import type { BuyView } from './model.ts';
import { totalOf } from './Prices.tsx';
import { statusName } from './Status.tsx';
import { buyTexts } from './texts.ts';

/** Price and availability of what was chosen, once for those who listen. It is empty until something is chosen. */
export function Announcement({ view, now }: { view: BuyView; now: Buying }) {
  const t = useText(buyTexts);
  const { said } = now;
  const size = chosenSize({ sizes: now.sizes, size: now.size });
  const state = buyState(size, now.state);
  const priced = Number(now.state.prices.value) > 0;
  const words = [
    view.hasSizes ? size.name : undefined,
    priced ? t('total', totalOf(view, now)) : undefined,
    statusName(state, now, t),
  ];
  return (
    <p className="vh" role="status" id="projector_announcement">
      {said?.kind === 'chosen' && <span key={said.turn}>{words.filter(Boolean).join('. ')}</span>}
    </p>
  );
}
