import type { Grosze } from '../../kit/money.ts';
import { formatMoney } from '../../kit/priceFormat.ts';
import { nbsp } from '../../kit/typography.ts';
import type { OrderSums } from '../../orders/model.ts';
import type { Sum } from '../../ui/Sums.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { useAboutSum } from '../../ui/useRate.ts';
import { leftToPay } from '../options.ts';
import { checkoutTexts } from '../texts.ts';
import type { CheckoutView, ShownWay } from '../view.ts';

export interface SummedOrder {
  view: CheckoutView;
  /** Ways to the country that the order goes to. */
  ways: readonly ShownWay[];
  way: ShownWay | undefined;
  sums: OrderSums;
}

interface SumRows {
  goods: readonly Sum[];
  /** What comes to the goods and off them, before the total. */
  rest: readonly Sum[];
  /** What is to be paid; undefined before a way is chosen: it is not known then. */
  due: string | undefined;
  /** What is to be paid in the currency that a visitor has chosen, for under the total. */
  about: readonly Sum[];
}

/** What an order is made up of, one amount under another. */
export function useSumRows({ view: { basket }, ways, way, sums }: SummedOrder): SumRows {
  const t = useText(checkoutTexts);
  const aboutSum = useAboutSum();
  const { currency, priceType, code } = basket;
  const money = (amount: Grosze) => formatMoney(amount, currency);
  const rest: Sum[] = [];
  if (sums.rebate.gross > 0) {
    const label = t('rebate', { code: code?.code ?? '' });
    rest.push({ key: 'rebate', label, value: money(-sums.rebate[priceType]) });
  }
  if (sums.deposit > 0) rest.push({ key: 'deposit', label: t('deposit'), value: money(sums.deposit) });
  if (basket.points > 0) {
    rest.push({ key: 'points', label: t('pointsTotal'), value: t('points', { n: basket.points }) });
  }
  const isKnown = way !== undefined || !basket.delivery.sent;
  if (ways.length > 0) {
    const brought = ways.filter(({ pickUp }) => !pickUp);
    const least = Math.min(...(brought.length > 0 ? brought : ways).map(({ cost }) => cost[priceType]));
    const amount = (cost: Grosze) => (cost === 0 ? t('free') : money(cost));
    const from = least === 0 ? t('free') : t('deliveryFrom', { price: money(least) });
    const value = way ? amount(way.cost[priceType]) : from;
    rest.push({ key: 'delivery', label: way ? nbsp(way.name) : t('delivery'), value });
  }
  if (priceType === 'net' && isKnown)
    rest.push({ key: 'vat', label: t('vat'), value: money(sums.total.gross - sums.total.net) });
  const { card = 0 } = sums;
  if (card > 0 && isKnown) {
    rest.push({ key: 'sum', label: t('goodsTotal'), value: money(sums.total.gross) });
    rest.push({ key: 'card', label: t('card', { tail: basket.card?.tail ?? '' }), value: money(-card) });
  }
  const left = isKnown ? leftToPay(sums) : undefined;
  return {
    goods: [{ key: 'goods', label: t('goods'), value: money(sums.worth[priceType]) }],
    rest,
    due: left === undefined ? undefined : money(left),
    about: left === undefined ? [] : aboutSum(left),
  };
}
