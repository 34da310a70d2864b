import { Button } from '../ui/Button.tsx';
import { Check } from '../ui/Check.tsx';
import { Fieldset } from '../ui/Field.tsx';
import { Note } from '../ui/Note.tsx';
import { useText } from '../ui/TextContext.tsx';
import styles from './Full.module.css';
import { comparisonTexts } from './texts.ts';
import { type Candidate, type ComparisonView, cardName } from './view.ts';

/** There is no room for one more: which is to go. */
export function Full({ view: { cards, at }, wanted }: { view: ComparisonView; wanted: Candidate }) {
  const t = useText(comparisonTexts);
  return (
    <Note kind="warn" role="alert" title={t('fullTitle', { n: cards.length })}>
      <form method="post" action={at} className={styles.full} data-message="to_many_products_compared">
        <input type="hidden" name="add" value={wanted.id} />
        <Fieldset legend={t('fullQuestion', { name: cardName(wanted) })}>
          {cards.map((card, place) => (
            <Check key={card.id} kind="radio" name="remove" value={card.id} required defaultChecked={place === 0}>
              {cardName(card)}
            </Check>
          ))}
        </Fieldset>
        <div className={`cluster ${styles.buttons}`}>
          <Button type="submit" size="sm">
            {t('swap')}
          </Button>
          <a href={at} className="tap">
            {t('keep')}
          </a>
        </div>
      </form>
    </Note>
  );
}
