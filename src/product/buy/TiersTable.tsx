import { formatPercent } from '../../kit/priceFormat.ts';
import { formatQuantity, type Parts } from '../../kit/quantity.ts';
import { classes } from '../../ui/classes.ts';
import { Table } from '../../ui/Table.tsx';
import { useText } from '../../ui/TextContext.tsx';
import styles from './Buy.module.css';
import type { Buying } from './state/buying.ts';
import { isStale } from './state/choice.ts';
import type { BuyView } from './state/model.ts';
import { countingOf, type TierRow, tiersAt } from './state/tiers.ts';
import { buyTexts } from './texts.ts';

/** What a unit costs when more are bought, and how many more would make it cheaper. */
export function TiersTable({ view, now, least }: { view: BuyView; now: Buying; least: Parts }) {
  const t = useText(buyTexts);
  const { precision, unit, priceType } = view;
  const tiers = tiersAt(now.state.prices, { ...countingOf(view, now), least });
  if (tiers.rows.length === 0) return null;
  const number = (parts: number) => formatQuantity(parts, precision);
  const span = ({ from, to }: TierRow) => {
    if (to === undefined) return t('rebateFrom', { quantity: `${number(from)} ${unit.name}` });
    return to <= from ? `${number(from)} ${unit.name}` : `${number(from)}–${number(to)} ${unit.name}`;
  };
  return (
    <div className={classes(styles.group, isStale(now) && styles.unknown)} id="projector_rebate_number_section">
      <Table caption={t('rebates')} label={t('rebates')}>
        <thead>
          <tr>
            <th scope="col">{t('rebateQuantity')}</th>
            <th scope="col">{t('rebatePercent')}</th>
            <th scope="col" data-end>
              {t(priceType === 'net' ? 'rebatePriceNet' : 'rebatePrice', { unit: unit.name })}
            </th>
          </tr>
        </thead>
        <tbody>
          {tiers.rows.map((row) => (
            <tr key={row.from} aria-current={row.chosen || undefined}>
              <th scope="row">
                {span(row)}
                {row.chosen && <span className="vh"> ({t('rebateChosen')})</span>}
              </th>
              <td>{row.percent === undefined ? '–' : formatPercent(-row.percent)}</td>
              <td data-end>{row.price}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {tiers.next && (
        <p className={styles.next}>
          {t('rebateNext', {
            quantity: `${number(tiers.next.left)} ${unit.name}`,
            price: tiers.next.price,
          })}
        </p>
      )}
    </div>
  );
}
