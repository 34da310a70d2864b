import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Select } from '../ui/Input.tsx';
import { useText } from '../ui/TextContext.tsx';
import { COMPARISON_PATH } from './address.ts';
import styles from './Sides.module.css';
import { comparisonTexts } from './texts.ts';
import { type ComparisonView, cardName } from './view.ts';

/** For a narrow window: which two of the products stand side by side. */
export function Sides({ view: { cards } }: { view: ComparisonView }) {
  const t = useText(comparisonTexts);
  const choice = (name: 'left' | 'right', chosen: number | undefined) => (
    <Field label={t(name)}>
      {(control) => (
        <Select {...control} name={name} defaultValue={chosen}>
          {cards.map((card) => (
            <option key={card.id} value={card.id}>
              {cardName(card)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
  return (
    <form method="get" action={COMPARISON_PATH} className={styles.sides} aria-label={t('sideTitle')}>
      <input type="hidden" name="ids" value={cards.map(({ id }) => id).join(',')} />
      {choice('left', cards[0]?.id)}
      {choice('right', cards[1]?.id)}
      <Button type="submit" size="sm">
        {t('show')}
      </Button>
    </form>
  );
}
