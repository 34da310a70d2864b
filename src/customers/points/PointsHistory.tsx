import { formatDateShort, isoDate } from '../../kit/dates.ts';
import { formatPoints } from '../../kit/priceFormat.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Table } from '../../ui/Table.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { POINTS_PATH, type PointEntry } from './model.ts';
import styles from './Points.module.css';
import { pointTexts } from './texts.ts';

export interface PointsView {
  balance: number;
  entries: readonly PointEntry[];
  page: number;
  pages: number;
  /** Path before the number of an order, where its page is. */
  orderPath: string;
}

export const pointsPath = (page: number): string => (page === 1 ? POINTS_PATH : `${POINTS_PATH}?strona=${page}`);

/** Points of a customer with their history, newest first. */
export function PointsHistory({ balance, entries, page, pages, orderPath }: PointsView) {
  const t = useText(pointTexts);
  if (entries.length === 0) {
    return (
      <Empty title={t('none')} level={2} action={<Button href="/nowosci">{t('toShop')}</Button>}>
        <p>{t('noneText')}</p>
      </Empty>
    );
  }
  return (
    <>
      <p className={styles.balance}>
        <span className="small muted">{t('balance')}</span>
        <strong>{t('points', { n: balance })}</strong>
        {balance < 0 && <span className="small muted">{t('debt')}</span>}
      </p>
      <div className={styles.history}>
        <h2>{t('history')}</h2>
        <Table caption={t('history')} captionHidden label={t('history')}>
          <thead>
            <tr>
              <th scope="col">{t('when')}</th>
              <th scope="col">{t('what')}</th>
              <th scope="col" data-end>
                {t('amount')}
              </th>
              <th scope="col" data-end>
                {t('after')}
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ at, kind, order, amount, balance: after }) => (
              <tr key={`${at} ${kind} ${order} ${after}`}>
                <td>
                  <time dateTime={isoDate(at)}>{formatDateShort(at)}</time>
                </td>
                <td>
                  <a href={`${orderPath}/${order}`}>{t(`kind_${kind}`, { number: String(order) })}</a>
                </td>
                <td data-end>{`${amount > 0 ? '+' : ''}${formatPoints(amount)}`}</td>
                <td data-end>{formatPoints(after)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        <Pagination current={page} last={pages} hrefFor={pointsPath} />
      </div>
    </>
  );
}
