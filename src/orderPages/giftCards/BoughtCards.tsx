import { nbsp } from '../../kit/typography.ts';
import { giftCardTexts } from '../../orders/giftCards/texts.ts';
import { useText } from '../../ui/TextContext.tsx';
import styles from './BoughtCards.module.css';
import type { BoughtCardsView } from './view.ts';

/** Gift cards that an order has brought, with what is left on each. */
export function BoughtCards({ view }: { view: BoughtCardsView }) {
  const t = useText(giftCardTexts);
  return (
    <section className={styles.box} aria-labelledby="karty">
      <h2 id="karty">{t('title')}</h2>
      {view.waits && <p>{nbsp(t('afterPaying'))}</p>}
      {view.cards.length > 0 && (
        <ul className={styles.cards}>
          {view.cards.map(({ key, title, code, words }) => (
            <li key={key}>
              <h3>{nbsp(title)}</h3>
              {code && (
                <dl className={styles.code}>
                  <div>
                    <dt className="small muted">{t('number')}</dt>
                    <dd>{code.number}</dd>
                  </div>
                  <div>
                    <dt className="small muted">{t('pin')}</dt>
                    <dd>{code.pin}</dd>
                  </div>
                </dl>
              )}
              <p className="small muted">{nbsp(words)}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
