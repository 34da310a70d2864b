import { formatMoney, formatPercent } from '../kit/priceFormat.ts';
import { type PriceLine, PriceText } from '../ui/PriceText.tsx';
import { useText } from '../ui/TextContext.tsx';
import { useAbout } from '../ui/useAbout.ts';
import { EnergyArrow, type EnergyClasses } from './EnergyArrow.tsx';
import type { Amount, PriceView } from './priceView.ts';
import { catalogueTexts } from './texts.ts';

/** What is drawn of a price. */
export interface DrawnPrice extends Omit<PriceView, 'reduction' | 'energy'> {
  reduction?: Omit<NonNullable<PriceView['reduction']>, 'endsAt'>;
  energy?: EnergyClasses;
}

interface PriceBlockProps {
  view: DrawnPrice;
  size?: 'md' | 'lg' | 'xl';
  /** Cards leave out what the product page explains; their flag already says the percentage. */
  brief?: boolean;
}

/**
 * Price now · percent · in another currency · lowest of 30 days · regular · recommended · unit price, in this order wherever a price stands.
 * The lowest-price line is never left out beside a reduction (Dz.U. 2023 poz. 168, art. 4).
 */
export function PriceBlock({ view, size = 'md', brief = false }: PriceBlockProps) {
  const t = useText(catalogueTexts);
  const inOther = useAbout();
  const sideOf = (amount: Amount) => (view.priceType === 'net' ? amount.net : amount.gross);
  const show = (amount: Amount) => formatMoney(sideOf(amount), view.currency);
  const { reduction, points } = view;
  const percent = brief ? undefined : reduction?.percent;
  const pointsText = points === undefined ? undefined : t('points', { n: points });
  const about = view.now && inOther(sideOf(view.now));
  const lines: PriceLine[] = about === undefined ? [] : [{ key: 'about', value: about }];
  if (reduction) {
    const label = t(reduction.sinceFirstOffer ? 'lowestSinceOffer' : 'lowest');
    lines.push({ key: 'lowest', label, value: show(reduction.lowest) });
    lines.push({ key: 'regular', label: t('regular'), value: show(reduction.regular), struck: true });
  }
  if (view.srp && !brief) lines.push({ key: 'srp', label: t('srp'), value: show(view.srp) });
  if (view.unitPrice) {
    lines.push({ key: 'unit', value: t('unitPrice', { price: show(view.unitPrice.amount), per: view.unitPrice.per }) });
  }
  if (view.now && pointsText !== undefined) lines.push({ key: 'points', value: t('orPoints', { points: pointsText }) });
  if (view.now && view.priceType === 'net') {
    lines.push({ key: 'gross', value: `${formatMoney(view.now.gross, view.currency)} ${t('gross')}` });
  }
  if (view.deposit) {
    const price = formatMoney(view.deposit.amount, view.currency);
    lines.push({ key: 'deposit', value: t('deposit', { price, label: view.deposit.label }) });
  }
  if (view.subscription && !view.subscribed && !brief)
    lines.push({ key: 'subscription', value: t('subscription', { price: show(view.subscription) }) });
  if (!view.now)
    return (
      <PriceText now={instead(view, pointsText, t)} lines={withoutMoney(view, pointsText, lines, t)} size={size} />
    );
  return (
    <PriceText
      now={show(view.now)}
      size={size}
      lines={lines}
      sale={reduction !== undefined}
      before={view.from ? t('from') : undefined}
      beside={view.energy && <EnergyArrow label={view.energy} />}
      after={afterPrice(view, t)}
      cut={percent === undefined ? undefined : formatPercent(-percent)}
    />
  );
}

type T = ReturnType<typeof useText<(typeof catalogueTexts)['values']>>;

/** "netto", the unit of what is sold by measure, and that it is paid again and again. */
const afterPrice = ({ priceType, per, subscribed }: DrawnPrice, t: T): string | undefined =>
  [
    ...(priceType === 'net' ? [t('net')] : []),
    ...(per === undefined ? [] : [t('per', { unit: per })]),
    ...(subscribed ? [t('subscribed')] : []),
  ].join(', ') || undefined;

/** Words in place of a price: free, points, or a call. A points price replaces the call. */
function instead(view: DrawnPrice, pointsText: string | undefined, t: T): string {
  if (view.gratis) return t('gratis');
  return pointsText ?? t('phonePrice');
}

const withoutMoney = (view: DrawnPrice, pointsText: string | undefined, lines: PriceLine[], t: T): PriceLine[] =>
  pointsText === undefined || view.gratis ? lines : [{ key: 'only', value: t('pointsOnly') }, ...lines];
