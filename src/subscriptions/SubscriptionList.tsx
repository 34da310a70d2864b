import { nbsp } from '../kit/typography.ts';
import styles from '../orderPages/account/OrderHistory.module.css';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { useText } from '../ui/TextContext.tsx';
import type { OwnSubscription } from './listed.ts';
import { subscriptionTexts } from './texts.ts';

/** A customer's subscriptions, each with the way to its page. */
export function OwnSubscriptions({ subscriptions }: { subscriptions: readonly OwnSubscription[] }) {
  const t = useText(subscriptionTexts);
  if (subscriptions.length === 0) return null;
  return (
    <section aria-labelledby="abonamenty" className={styles.subscriptions}>
      <h2 id="abonamenty">{t('ownTitle')}</h2>
      <ul className={styles.list}>
        {subscriptions.map(({ number, state, what, words, href }) => (
          <li key={number} className={`stack ${styles.order}`}>
            <div className={`cluster ${styles.head}`}>
              <h3>
                <a href={href} className="tap">
                  {t('titleOf', { number })}
                </a>
              </h3>
              <Badge>{t(`state_${state}`)}</Badge>
            </div>
            <p className={styles.what}>{nbsp(what)}</p>
            {words.slice(0, 1).map((said) => (
              <p key={said} className="small muted">
                {nbsp(said)}
              </p>
            ))}
            {state !== 'cancelled' && (
              <div className={`cluster ${styles.foot}`}>
                <Button href={href} size="sm">
                  {t('manage')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
