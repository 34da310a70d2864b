import { formatMoney, formatPercent } from '../kit/priceFormat.ts';
import { Table } from '../ui/Table.tsx';
import { useText } from '../ui/TextContext.tsx';
import styles from './BuyInfo.module.css';
import { productTexts } from './texts.ts';
import type { ProductView } from './view.ts';

/** What a unit costs when more are bought. */
export function Rebates({ view }: { view: ProductView }) {
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
              <td data-end>
                {formatMoney(
                  view.price.priceType === 'net' ? rebate.price.net : rebate.price.gross,
                  view.price.currency,
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
