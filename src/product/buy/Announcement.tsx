import { useText } from '../../ui/TextContext.tsx';
import { totalOf } from './Prices.tsx';
import { statusName } from './Status.tsx';
import type { Buying } from './state/buying.ts';
import { buyState, shownSize } from './state/buyState.ts';
import type { BuyView } from './state/model.ts';
import { buyTexts } from './texts.ts';

/**
 * Price and availability of what was chosen, and what it costs in another quantity, once for those who listen. It is
 * empty until something is chosen, and while a quantity that was corrected is told under its field.
 */
export function Announcement({ view, now: { said, counted, bound } }: { view: BuyView; now: Buying }) {
  const chosen = said?.kind === 'chosen' ? said : undefined;
  const last = counted && counted.turn > (chosen?.turn ?? 0) ? counted : chosen;
  return (
    <p className="vh" role="status" id="projector_announcement">
      {last && !(bound && last === counted) && (
        <Words key={last.turn} view={view} what={last.what} worthAlone={last === counted} />
      )}
    </p>
  );
}

function Words({ view, what, worthAlone }: { view: BuyView; what: Buying; worthAlone: boolean }) {
  const t = useText(buyTexts);
  const size = shownSize(what);
  const state = buyState(size, what.state);
  const worth = state === 'open' ? t(view.priceType === 'net' ? 'totalNet' : 'total', totalOf(view, what)) : undefined;
  const words = worthAlone ? [worth] : [view.hasSizes ? size.name : undefined, worth, statusName(state, what, t)];
  return <span>{words.filter(Boolean).join('. ')}</span>;
}
