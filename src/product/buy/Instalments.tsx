import { useSyncExternalStore } from 'react';
import { type KnownBasket, knownBasket, onBasket } from '../../basket/count.ts';
import { InstalmentsLine } from '../../instalments/InstalmentsLine.tsx';
import { instalmentTexts } from '../../instalments/texts.ts';
import { formatMoney } from '../../kit/priceFormat.ts';
import { formatQuantity } from '../../kit/quantity.ts';
import { IconLine } from '../../ui/IconLine.tsx';
import { iconCoin } from '../../ui/icons.ts';
import { useText } from '../../ui/TextContext.tsx';
import type { Buying } from './state/buying.ts';
import { instalmentLines, readBeside } from './state/instalments.ts';
import type { BuyView } from './state/model.ts';

/** Buying what is chosen by instalments, a line a lender. */
export function Instalments({ view, now }: { view: BuyView; now: Buying }) {
  const t = useText(instalmentTexts);
  const basket = useKnownBasket();
  const { currency, precision, unit, instalments } = view;
  if (!instalments) return null;
  return instalmentLines(view, now, readBeside(basket?.answer)).map((line) => {
    const { id } = line.kind === 'offer' ? line.told.provider : line;
    return (
      <IconLine key={id} icon={iconCoin}>
        <div id={`projector_instalments_${id}`}>
          {line.kind === 'offer' ? (
            <InstalmentsLine told={line.told} currency={currency} company={instalments.company} />
          ) : (
            t(line.kind, {
              name: line.name,
              limit: formatMoney(line.limit, currency),
              quantity: `${formatQuantity(line.quantity, precision)} ${unit.name}`,
            })
          )}
        </div>
      </IconLine>
    );
  });
}

/** Undefined until the page knows what lies in the basket. */
const useKnownBasket = (): KnownBasket | undefined => useSyncExternalStore(onBasket, knownBasket, () => undefined);
