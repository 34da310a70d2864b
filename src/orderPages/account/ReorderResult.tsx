import { BASKET_PATH } from '../../basket/path.ts';
import { ownOrderTexts } from '../../orders/account/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { OWN_ORDERS_PATH } from './history.ts';
import styles from './OrderHistory.module.css';

interface ToldLine {
  place: number;
  name: string;
  why: string;
  href?: string;
}

export interface ReorderedView {
  number: number;
  /** Lines that went into the basket. */
  added: number;
  left: readonly ToldLine[];
  fewer: readonly ToldLine[];
}

/** What went into the basket of an order that is ordered once more, and what did not and why. */
export function ReorderResult({ added, left, fewer }: ReorderedView) {
  const t = useText(ownOrderTexts);
  return (
    <>
      {added > 0 ? (
        <Note kind="ok" role="status" title={t('resultAdded', { n: added })}>
          <p>{t('resultPrices')}</p>
        </Note>
      ) : (
        <Note kind="warn" role="status" title={t('resultNone')} />
      )}
      <Told title={t('leftTitle')} id="nie-dodano" lines={left} />
      <Told title={t('fewerTitle')} id="mniej" lines={fewer} />
      <p className={`cluster ${styles.actions}`}>
        {added > 0 && (
          <Button variant="buy" href={BASKET_PATH}>
            {t('toBasket')}
          </Button>
        )}
        <Button variant="plain" href={OWN_ORDERS_PATH}>
          {t('toOrders')}
        </Button>
      </p>
    </>
  );
}

function Told({ title, id, lines }: { title: string; id: string; lines: readonly ToldLine[] }) {
  if (lines.length === 0) return null;
  return (
    <section className={`stack ${styles.part}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.lines}>
        {lines.map(({ place, name, href, why }) => (
          <li key={place}>
            {href === undefined ? (
              <strong>{name}</strong>
            ) : (
              <a href={href} className="tap">
                {name}
              </a>
            )}
            <p className="small muted">{why}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
