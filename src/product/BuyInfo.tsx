import { PriceBlock } from '../catalogue/PriceBlock.tsx';
import { formatDate, formatDayMonth } from '../kit/dates.ts';
import { formatMoney } from '../kit/priceFormat.ts';
import { classes } from '../ui/classes.ts';
import { useText } from '../ui/TextContext.tsx';
import styles from './BuyInfo.module.css';
import { Rebates } from './Rebates.tsx';
import { productTexts } from './texts.ts';
import { Versions } from './Versions.tsx';
import type { AvailabilityView } from './view/availability.ts';
import type { SizeView } from './view/choices.ts';
import type { ProductView } from './view.ts';

/** Name, price, versions, sizes and availability: what decides. */
export function BuyInfo({ view }: { view: ProductView }) {
  const t = useText(productTexts);
  const ends = view.price.reduction?.endsAt;
  return (
    <div className={styles.buy}>
      <p className={styles.by}>
        {view.series && <a href={view.series.href}>{t('seriesLink', { name: view.series.name })}</a>}
        {view.code !== undefined && <span>{t('code', { code: view.code })}</span>}
      </p>
      <h1 id="projector_productname">{view.name}</h1>
      {view.lead !== undefined && <p className={styles.lead}>{view.lead}</p>}
      <div className={styles.price} id="projector_prices_section">
        <PriceBlock view={view.price} size="xl" />
        {view.price.now && (
          <p className={styles.small}>
            {t(view.price.priceType === 'net' ? 'vatNet' : 'vat', { unit: view.unitName })}
          </p>
        )}
        {ends !== undefined && ends !== null && (
          <p className={styles.small}>{t('reductionEnds', { date: formatDate(ends) })}</p>
        )}
      </div>
      {view.versions.length > 0 && <Versions versions={view.versions} current={view.version ?? ''} />}
      {view.sizes.length > 0 && <Sizes sizes={view.sizes} />}
      <Availability availability={view.availability} />
      {view.bundle.length > 0 && (
        <section className={styles.group} aria-labelledby="bundle">
          <h2 id="bundle" className={styles.label}>
            {t('bundle')}
          </h2>
          <ul className={styles.parts}>
            {view.bundle.map((part) => (
              <li key={part.href}>
                {part.quantity} × <a href={part.href}>{part.name}</a>
                {part.size !== undefined && `, ${part.size}`}
              </li>
            ))}
          </ul>
        </section>
      )}
      {view.rebates.length > 0 && <Rebates view={view} />}
    </div>
  );
}

function Sizes({ sizes }: { sizes: readonly SizeView[] }) {
  const t = useText(productTexts);
  return (
    <section className={styles.group} id="projector_sizes_section" aria-labelledby="sizes">
      <h2 id="sizes" className={styles.label}>
        {t('sizes')}
      </h2>
      <ul className={styles.sizes}>
        {sizes.map((size) => (
          <li key={size.type} className={classes(styles.size, !size.open && styles.sizeOut)}>
            <b>{size.name}</b>
            {size.open ? <SizePrice size={size} /> : <small>{t('sizeOut')}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function SizePrice({ size: { price } }: { size: SizeView }) {
  if (!price.now) return null;
  return <small>{formatMoney(price.priceType === 'net' ? price.now.net : price.now.gross, price.currency)}</small>;
}

function Availability({ availability }: { availability: AvailabilityView }) {
  const t = useText(productTexts);
  return (
    <div className={styles.group} id="projector_status">
      <p>
        <b>{availability.description ?? t(STATUS_TEXT[availability.status])}</b>
        {availability.stock && ` · ${t('inStock', { n: availability.stock.count, unit: availability.stock.unit })}`}
      </p>
      {availability.backOn !== undefined && (
        <p className={styles.small}>{t('backOn', { date: formatDayMonth(availability.backOn) })}</p>
      )}
      {availability.loyaltyOnly && <p className={styles.small}>{t('loyaltyOnly')}</p>}
      {availability.phone && <p className={styles.small}>{t('callUs')}</p>}
    </div>
  );
}

const STATUS_TEXT = { enable: 'available', order: 'toOrder', disable: 'unavailable' } as const;
