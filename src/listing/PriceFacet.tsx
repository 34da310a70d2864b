import { Field, Fieldset } from '../ui/Field.tsx';
import { FieldMessage } from '../ui/FieldMessage.tsx';
import { Fold } from '../ui/Fold.tsx';
import { Input } from '../ui/Input.tsx';
import { useText } from '../ui/TextContext.tsx';
import { PRICE_FROM_NAME, PRICE_TO_NAME } from './address/names.ts';
import { type AmountShown, amountsShown } from './amountsShown.ts';
import type { PriceBounds, PriceRange } from './model.ts';
import styles from './PriceFacet.module.css';
import { listingTexts } from './texts.ts';

interface PriceFacetProps {
  range: PriceRange | undefined;
  /** Lowest and highest price there is to choose from. */
  bounds: PriceBounds | null;
  /** There is nothing to choose from. Drawn all the same: another choice may bring it back, and the fields tell their state alone. */
  hidden: boolean;
}

/** Price filter from and to in złoty; applies when a field loses focus or on Enter. */
export function PriceFacet({ range, bounds, hidden }: PriceFacetProps) {
  const t = useText(listingTexts);
  return (
    <Fold summary={t('price')} open hidden={hidden}>
      <Fieldset legend={t('priceLegend')} legendHidden unanswered>
        <div className={styles.range}>
          <Amount name={PRICE_FROM_NAME} label={t('priceFrom')} shown={amountsShown(range?.from, bounds?.min)} />
          <Amount name={PRICE_TO_NAME} label={t('priceTo')} shown={amountsShown(range?.to, bounds?.max)} />
        </div>
      </Fieldset>
    </Fold>
  );
}

interface AmountProps {
  name: string;
  label: string;
  shown: AmountShown;
}

function Amount({ name, label, shown: { value, hint } }: AmountProps) {
  const t = useText(listingTexts);
  return (
    <Field label={label}>
      {(control) => (
        <>
          <Input
            {...control}
            name={name}
            inputMode="decimal"
            autoComplete="off"
            placeholder={hint}
            defaultValue={value}
            data-amount=""
          />
          {/* What is no amount is answered here (`liveFilters.ts`). */}
          <div aria-live="polite" data-amount-answer="" data-kept="">
            <div hidden>
              <FieldMessage kind="err" id={`${control.id}-wrong`}>
                {t('priceWrong')}
              </FieldMessage>
            </div>
          </div>
        </>
      )}
    </Field>
  );
}
