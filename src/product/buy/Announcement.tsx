import { useText } from '../../ui/TextContext.tsx';
import type { Buying } from './buying.ts';
import { buyState, chosenSize } from './buyState.ts';
import type { BuyView } from './model.ts';
import { totalOf } from './Prices.tsx';
import { statusName } from './Status.tsx';
import { buyTexts } from './texts.ts';

/** Price and availability of what was chosen, once for those who listen. It is empty until something is chosen. */
export function Announcement({ view, now: { said } }: { view: BuyView; now: Buying }) {
  return (
    <p className="vh" role="status" id="projector_announcement">
      {said?.kind === 'chosen' && <Words key={said.turn} view={view} what={said.what} />}
    </p>
  );
}

function Words({ view, what }: { view: BuyView; what: Buying }) {
  const t = useText(buyTexts);
  const size = chosenSize(what);
  const state = buyState(size, what.state);
  const words = [
    view.hasSizes ? size.name : undefined,
    state === 'open' ? t(view.priceType === 'net' ? 'totalNet' : 'total', totalOf(view, what)) : undefined,
    statusName(state, what, t),
  ];
  return <span>{words.filter(Boolean).join('. ')}</span>;
}
