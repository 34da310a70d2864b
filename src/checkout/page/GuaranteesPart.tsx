import { Durability, LegalGuarantee } from '../../catalogue/guarantee/Guarantee.tsx';
import { guaranteeTexts } from '../../catalogue/guarantee/texts.ts';
import { nbsp } from '../../kit/typography.ts';
import { useText } from '../../ui/TextContext.tsx';
import type { Guarantees } from '../view.ts';
import styles from './CheckoutPage.module.css';

/** What is guaranteed of what is bought, open and before the button that orders it. */
export function GuaranteesPart({ of: { notice, durable } }: { of: Guarantees }) {
  const t = useText(guaranteeTexts);
  return (
    <section className={`stack ${styles.part}`} aria-labelledby="zamowienie-gwarancja">
      <h2 id="zamowienie-gwarancja" className={styles.law}>
        {t('title')}
      </h2>
      <LegalGuarantee notice={notice} />
      {durable.map((given) => (
        <div key={given.name} className={`stack ${styles.part}`}>
          <h3>{nbsp(t('durabilityOf', { name: given.name }))}</h3>
          <Durability given={given} />
        </div>
      ))}
    </section>
  );
}
