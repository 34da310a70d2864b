import { EnergyArrow } from '../../catalogue/EnergyArrow.tsx';
import { catalogueTexts } from '../../catalogue/texts.ts';
import { formatMoney } from '../../kit/priceFormat.ts';
import { useText } from '../../ui/TextContext.tsx';
import { basketTexts } from '../texts.ts';
import type { BasketView, KnownLine } from '../view.ts';

interface Props {
  line: KnownLine;
  basket: Pick<BasketView, 'currency' | 'priceType' | 'code'>;
}

/** Price of one unit and its reasons. Beside a reduced price the lowest one of 30 days is never left out. */
export function LinePrices({ line: { price, unit, deposit, energy }, basket }: Props) {
  const t = useText(basketTexts);
  const words = useText(catalogueTexts);
  const { currency, priceType, code } = basket;
  const shown = (amount: { gross: number; net: number }) => formatMoney(amount[priceType], currency);
  const one = unit.name;
  // Nothing is struck beside a price that is not below the lowest one (CJEU, C-330/23).
  const isCut =
    price?.reduction !== undefined && (price.unitWithCode ?? price.unit).gross < price.reduction.lowest.gross;
  const arrow = energy && (
    <>
      {' '}
      <EnergyArrow label={energy} />
    </>
  );
  return (
    <>
      {price?.unitWithCode ? (
        <>
          <p>
            {t('unitWithCode', { price: shown(price.unitWithCode), unit: one, code: code?.code ?? '' })}
            {arrow}
          </p>
          <p>
            {t('withoutCode')} {isCut ? <s>{shown(price.unit)}</s> : shown(price.unit)}
          </p>
        </>
      ) : (
        price && (
          <p>
            {t(price.beforeRebate ? 'forQuantity' : 'priceOfUnit', { price: shown(price.unit), unit: one })}
            {arrow}
          </p>
        )
      )}
      {price?.beforeRebate && !price.unitWithCode && (
        <p>
          {t('beforeRebate')} <s>{shown(price.beforeRebate)}</s>
        </p>
      )}
      {price?.reduction && (
        <>
          <p>
            {words(price.reduction.sinceFirstOffer ? 'lowestSinceOffer' : 'lowest')} {shown(price.reduction.lowest)}
          </p>
          {isCut && price.reduction.regular.gross > (price.unitWithCode ? price.unit.gross : 0) && (
            <p>
              {words('regular')} <s>{shown(price.reduction.regular)}</s>
            </p>
          )}
        </>
      )}
      {deposit && <p>{t('deposit', { price: formatMoney(deposit.worth, currency), label: deposit.label })}</p>}
    </>
  );
}
