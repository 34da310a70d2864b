import { ownOrderTexts } from '../../orders/account/texts.ts';
import { CLAIM_PATH } from '../../orders/path.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonForm } from '../../ui/ButtonForm.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { OWN_ORDERS_PATH, type OwnOrder, type OwnOrders, pagePath } from './history.ts';
import styles from './OrderHistory.module.css';

/** A customer's orders, newest first, with the way to order each once more. */
export function OrderHistory({ orders, page, pages }: OwnOrders) {
  const t = useText(ownOrderTexts);
  return (
    <>
      {orders.length === 0 ? (
        <Empty title={t('none')} level={2} action={<Button href="/nowosci">{t('toShop')}</Button>}>
          <p>{t('noneText')}</p>
        </Empty>
      ) : (
        <ul className={styles.list} aria-label={t('listLabel')}>
          {orders.map((order) => (
            <Row key={order.number} order={order} />
          ))}
        </ul>
      )}
      <Pagination current={page} last={pages} hrefFor={pagePath} />
      <p>
        <a href={CLAIM_PATH} className="tap">
          {t('claimTitle')}
        </a>
      </p>
    </>
  );
}

function Row({ order: { number, href, placed, day, state, total, what, again } }: { order: OwnOrder }) {
  const t = useText(ownOrderTexts);
  return (
    <li className={`stack ${styles.order}`}>
      <div className={`cluster ${styles.head}`}>
        <h2>
          <a href={href} className="tap">
            {t('number', { number: String(number) })}
          </a>
        </h2>
        <Badge>{state}</Badge>
      </div>
      <p className={styles.what}>{what}</p>
      <p className="small muted">
        <time dateTime={day}>{t('placed', { date: placed })}</time>
      </p>
      <div className={`cluster ${styles.foot}`}>
        <strong>{total}</strong>
        {again && (
          <ButtonForm
            action={OWN_ORDERS_PATH}
            size="sm"
            name="reorder"
            value={number}
            label={t('againNamed', { number: String(number) })}
          >
            {t('again')}
          </ButtonForm>
        )}
      </div>
    </li>
  );
}
