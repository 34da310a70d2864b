import { EnergyArrow } from '../../catalogue/EnergyArrow.tsx';
import { isMeasured } from '../../catalogue/unitPrice.ts';
import { formatDate } from '../../kit/dates.ts';
import { parseMoney } from '../../kit/moneyText.ts';
import { formatMoney, formatPercent } from '../../kit/priceFormat.ts';
import { formatQuantity } from '../../kit/quantity.ts';
import { classes } from '../../ui/classes.ts';
import { Fold } from '../../ui/Fold.tsx';
import { type PriceLine, PriceText } from '../../ui/PriceText.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { useAbout } from '../../ui/useAbout.ts';
import type { SizePrices } from '../wire/shapes.ts';
import styles from './Buy.module.css';
import type { Buying } from './state/buying.ts';
import { buyState, shownSize } from './state/buyState.ts';
import { isStale } from './state/choice.ts';
import type { BuyView } from './state/model.ts';
import { priceBeside, shownPrice } from './state/press.ts';
import { readAmount } from './state/readAmount.ts';
import { countingOf, pricesAt, totalAt } from './state/tiers.ts';
import { buyTexts } from './texts.ts';

type T = ReturnType<typeof useText<(typeof buyTexts)['values']>>;

/** The price with everything that must or may stand beside it, in the order of the law and the look. */
export function Prices({ view, now }: { view: BuyView; now: Buying }) {
  const t = useText(buyTexts);
  const prices = pricesAt(now.state.prices, countingOf(view, now));
  const size = shownSize(now);
  const state = buyState(size, now.state);
  const net = view.priceType === 'net';
  const stale = isStale(now);
  // All that is known of another size until the shop has answered.
  const beside = stale ? priceBeside(now) : undefined;
  const inMoney = Number(prices.value) > 0;
  const inOther = useAbout();
  const amount = inMoney && !stale ? parseMoney(net ? prices.price_net : prices.value) : undefined;
  const about = amount === undefined ? undefined : inOther(amount);
  const percent = prices.yousave_percent;
  return (
    <div
      className={classes(styles.price, stale && (beside === undefined ? styles.old : styles.checking))}
      id="projector_prices_section"
      aria-busy={stale || undefined}
    >
      <PriceText
        size="xl"
        now={inMoney || beside !== undefined ? shownPrice(view, now) : instead(state, prices.points, t)}
        nowId="projector_price_value"
        sale={inMoney && !stale && prices.maxprice !== undefined}
        after={inMoney ? after(view, now.subscribed, t) : undefined}
        beside={
          view.energy && (
            <a href="#projector_energy">
              <EnergyArrow label={view.energy} />
            </a>
          )
        }
        cut={percent === undefined ? undefined : formatPercent(-Number(percent))}
        lines={[
          ...(about === undefined ? [] : [{ key: 'about', value: about }]),
          ...(inMoney ? lines(view, prices, t) : deposit(prices, t)),
        ]}
      />
      {size.bundle && (
        <p className={styles.small}>{t('bundleSaves', { price: size.bundle.saved, percent: size.bundle.percent })}</p>
      )}
      {inMoney && net && <TaxLine view={view} prices={prices} />}
      {inMoney && (
        <Fold summary={t('morePrice')} className={styles.more}>
          {!net && <TaxLine view={view} prices={prices} />}
          {asides(view, prices, t).map(({ key, id, label, value }) => (
            <p key={key}>
              {label} <span id={id}>{value}</span>
            </p>
          ))}
          {prices.new_price_until !== undefined && (
            // Its last day: the end itself is the first moment at which it is over.
            <p>{t('reductionEnds', { date: formatDate(Date.parse(prices.new_price_until) - 1) })}</p>
          )}
        </Fold>
      )}
    </div>
  );
}

/** With or without VAT, of what unit, and the price on the other side: a shop of net prices must always show it. */
function TaxLine({ view, prices }: { view: BuyView; prices: SizePrices }) {
  const t = useText(buyTexts);
  const net = view.priceType === 'net';
  return (
    <p className={styles.small} id="projector_price_unit">
      {t(net ? 'vatNet' : 'vat', { unit: view.unit.name })} ·{' '}
      <span id="projector_price_value_net">
        {t(net ? 'otherGross' : 'otherNet', { price: readAmount(prices, 'price', net ? 'gross' : 'net') })}
      </span>
    </p>
  );
}

/** "98,00 zł za 1 kg"; it stands wherever the price does (Dz.U. 2023 poz. 168, art. 4). */
export function perUnit(priceType: BuyView['priceType'], prices: SizePrices, t: T): string | undefined {
  const price = readAmount(prices, 'unit_price', priceType);
  const per = prices.unit_price_per;
  return price && per && t('unitPrice', { price, per });
}

/** "3 szt." and what they cost together, each at the price of its tier. */
export function totalOf(view: BuyView, now: Buying): { quantity: string; price: string } {
  const { precision, unit, currency } = view;
  const total = totalAt(now.state.prices, countingOf(view, now));
  return { quantity: `${formatQuantity(now.quantity, precision)} ${unit.name}`, price: formatMoney(total, currency) };
}

function instead(state: ReturnType<typeof buyState>, points: string | undefined, t: T): string {
  if (state === 'gratis') return t('gratis');
  return points === undefined ? t('phonePrice') : t('points', { n: Number(points) });
}

const after = (view: BuyView, subscribed: boolean, t: T): string | undefined =>
  [
    ...(view.priceType === 'net' ? [t('net')] : []),
    ...(isMeasured(view) ? [t('per', { unit: view.unit.name })] : []),
    ...(subscribed ? [t('subscribed')] : []),
  ].join(', ') || undefined;

function lines({ priceType }: BuyView, prices: SizePrices, t: T): PriceLine[] {
  const found: PriceLine[] = [];
  const add = (key: string, id: string, value: string | undefined, label?: string, struck = false) => {
    if (value !== undefined) found.push({ key, id, value, label, struck });
  };
  add(
    'lowest',
    'projector_omnibus_price_value',
    readAmount(prices, 'omnibus_price', priceType),
    t(prices.omnibus_since_offer === 'true' ? 'lowestSinceOffer' : 'lowest'),
  );
  add('max', 'projector_price_maxprice', readAmount(prices, 'maxprice', priceType), t('regular'), true);
  add('before', 'projector_price_beforerebate', readAmount(prices, 'beforerebate', priceType), t('beforeRebate'), true);
  add('unit', 'projector_price_unit_converted', perUnit(priceType, prices, t));
  if (prices.points !== undefined) {
    add('points', 'projector_price_points', t('orPoints', { points: t('points', { n: Number(prices.points) }) }));
  }
  return [...found, ...deposit(prices, t)];
}

/** What no law wants beside a price. */
function asides({ priceType }: BuyView, prices: SizePrices, t: T): PriceLine[] {
  const saved = readAmount(prices, 'yousave', priceType);
  const srp = readAmount(prices, 'srp', priceType);
  return [
    ...(saved === undefined
      ? []
      : [{ key: 'saving', id: 'projector_price_yousave', label: t('saving'), value: saved }]),
    ...(srp === undefined ? [] : [{ key: 'srp', id: 'projector_price_srp', label: t('srp'), value: srp }]),
  ];
}

function deposit(prices: SizePrices, t: T): PriceLine[] {
  const { deposit_price_formatted: price, deposit_label: label = '' } = prices;
  if (price === undefined) return [];
  return [{ key: 'deposit', id: 'projector_price_deposit', value: t('deposit', { price, label }) }];
}
