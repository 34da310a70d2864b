import { nbsp } from '../kit/typography.ts';
import styles from '../orderPages/order/OrderPage.module.css';
import { Button } from '../ui/Button.tsx';
import { useText } from '../ui/TextContext.tsx';
import { subscriptionTexts } from './texts.ts';

/** On the page of an order: what becomes of the subscription that it is of, and where that is changed. */
export function OrderSubscription({ words, href }: { words: readonly string[]; href: string }) {
  const t = useText(subscriptionTexts);
  return (
    <section className={styles.box} aria-labelledby="abonament">
      <h2 id="abonament">{t('orderTitle')}</h2>
      <div className={styles.actions}>
        {words.map((one) => (
          <p key={one}>{nbsp(one)}</p>
        ))}
        <Button href={href}>{t('orderOpen')}</Button>
      </div>
    </section>
  );
}
