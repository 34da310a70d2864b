import { PriceBlock } from '../catalogue/PriceBlock.tsx';
import { formatDate, formatDayMonth } from '../kit/dates.ts';
import { formatMoney, formatPercent } from '../kit/priceFormat.ts';
import { pictureSrc } from '../pictures/address.ts';
import { classes } from '../ui/classes.ts';
import { Picture } from '../ui/Picture.tsx';
import { Table } from '../ui/Table.tsx';
import { useText } from '../ui/TextContext.tsx';
import styles from './BuyInfo.module.css';
import { productTexts } from './texts.ts';
import type { AvailabilityView, ProductView, SizeView, VersionView } from './view.ts';

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

function Versions({ versions, current }: { versions: readonly VersionView[]; current: string }) {
  const t = useText(productTexts);
  return (
    <nav className={styles.group} id="projector_variants_section" aria-labelledby="versions">
      <h2 id="versions" className={styles.label}>
        {t('versions', { version: current })}
      </h2>
      <ul className={styles.swatches}>
        {versions.map((version) => {
          const src = version.picture && pictureSrc(version.picture.file);
          return (
            <li key={version.href}>
              <a
                href={version.href}
                className={classes(styles.swatch, !version.open && styles.out)}
                aria-current={version.current ? 'page' : undefined}
              >
                {version.picture && src !== undefined ? (
                  <Picture
                    src={src}
                    alt=""
                    width={version.picture.width}
                    height={version.picture.height}
                    load="eager"
                  />
                ) : (
                  <span className={styles.blank} aria-hidden="true" />
                )}
                <span>
                  {version.name}
                  {!version.open && <span className="vh">, {t('sizeOut')}</span>}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
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

function Rebates({ view }: { view: ProductView }) {
  const t = useText(productTexts);
  return (
    <div className={styles.group}>
      <Table caption={t('rebates')} label={t('rebates')}>
        <thead>
          <tr>
            <th scope="col">{t('rebateQuantity')}</th>
            <th scope="col">{t('rebatePercent')}</th>
            <th scope="col" data-end>
              {t('rebatePrice', { unit: view.unitName })}
            </th>
          </tr>
        </thead>
        <tbody>
          {view.rebates.map((rebate) => (
            <tr key={rebate.from}>
              <th scope="row">{t('rebateFrom', { quantity: rebate.from })}</th>
              <td>{rebate.percentBp === undefined ? '–' : formatPercent(-rebate.percentBp / 100)}</td>
              <td data-end>{formatMoney(rebate.price, view.price.currency)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
