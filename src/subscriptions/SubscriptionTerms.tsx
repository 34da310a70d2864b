import { orderSums } from '../checkout/options.ts';
import type { NextOrdersTermsProps } from '../checkout/page/CheckoutSummary.tsx';
import { nbsp } from '../kit/typography.ts';
import { useText } from '../ui/TextContext.tsx';
import styles from './SubscriptionTerms.module.css';
import { subscriptionTexts } from './texts.ts';

/** That more orders follow, what each costs, and the way out (UPK art. 12 ust. 1 pkt 5, 16 and 17, art. 17 ust. 2). */
export function SubscriptionTerms({ next, way, sends, sums, money }: NextOrdersTermsProps) {
  const t = useText(subscriptionTexts);
  const { days, first, least, notice, basket, ways } = next;
  const cost = ways.find(({ value }) => value === way?.value);
  const each = orderSums(basket, cost).total.gross;
  const amount = money(each);
  const all = money(sums.total.gross + (least - 1) * each);
  const words = [
    t('checkoutEvery', { n: days, date: first }),
    `${t(sends && !way ? 'checkoutPriceUnsent' : 'checkoutPrice', { amount })} ${t('checkoutNotice', { n: notice })}`,
    least > 1 ? t('checkoutLeast', { n: least, amount: all }) : t('checkoutEnd'),
  ];
  return (
    <section className={styles.terms} aria-labelledby="abonament-warunki">
      <h3 id="abonament-warunki">{t('checkoutTitle')}</h3>
      {words.map((said) => (
        <p key={said}>{nbsp(said)}</p>
      ))}
    </section>
  );
}
