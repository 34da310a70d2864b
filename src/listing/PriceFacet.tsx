import { useState } from 'react';
import { parseMoney } from '../kit/moneyText.ts';
import { Field, type FieldAnswer, Fieldset } from '../ui/Field.tsx';
import { Fold } from '../ui/Fold.tsx';
import { Input } from '../ui/Input.tsx';
import { useText } from '../ui/TextContext.tsx';
import { PRICE_FROM_NAME, PRICE_TO_NAME } from './address/names.ts';
import { amountText } from './address/write.ts';
import type { PriceBounds, PriceRange } from './model.ts';
import styles from './PriceFacet.module.css';
import { listingTexts } from './texts.ts';
import { useDraft } from './useDraft.ts';

interface PriceFacetProps {
  range: PriceRange | undefined;
  /** Lowest and highest price there is to choose from. */
  bounds: PriceBounds | null;
  onLeave: (input: HTMLInputElement) => void;
}

/** From and to in złoty; applies when a field is left or Enter pressed. */
export function PriceFacet({ range, bounds, onLeave }: PriceFacetProps) {
  const t = useText(listingTexts);
  return (
    <Fold summary={t('price')} open>
      <Fieldset legend={t('priceLegend')} legendHidden>
        <div className={styles.range}>
          <Amount
            name={PRICE_FROM_NAME}
            label={t('priceFrom')}
            amount={range?.from}
            hint={bounds?.min}
            onLeave={onLeave}
          />
          <Amount name={PRICE_TO_NAME} label={t('priceTo')} amount={range?.to} hint={bounds?.max} onLeave={onLeave} />
        </div>
      </Fieldset>
    </Fold>
  );
}

interface AmountProps {
  name: string;
  label: string;
  amount: number | undefined;
  hint: number | undefined;
  onLeave: (input: HTMLInputElement) => void;
}

function Amount({ name, label, amount, hint, onLeave }: AmountProps) {
  const t = useText(listingTexts);
  const [text, setText] = useDraft(shown(amount));
  const [left, setLeft] = useState(false);
  const wrong = text.trim() !== '' && parseMoney(text) === undefined;
  const leave = (input: HTMLInputElement) => {
    setLeft(true);
    // The list of another amount would take away what was typed, and the answer to it.
    if (!wrong) onLeave(input);
  };
  const answer: FieldAnswer | undefined = left && wrong ? { kind: 'err', text: t('priceWrong') } : undefined;
  return (
    <Field label={label} answer={answer}>
      {(control) => (
        <Input
          {...control}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          placeholder={shown(hint)}
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setLeft(false);
          }}
          onBlur={({ currentTarget }) => leave(currentTarget)}
          onKeyDown={(event) => {
            // A form of two fields whose button is gone is not sent by Enter.
            if (event.key === 'Enter') leave(event.currentTarget);
          }}
        />
      )}
    </Field>
  );
}

/** "49" or "49,50", as a person types it. */
const shown = (amount: number | undefined): string =>
  amount === undefined ? '' : amountText(amount).replace('.', ',');
