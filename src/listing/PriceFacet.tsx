import { decimalPoint } from '../kit/decimals.ts';
import { Field, Fieldset } from '../ui/Field.tsx';
import { FieldMessage } from '../ui/FieldMessage.tsx';
import { Fold } from '../ui/Fold.tsx';
import { Input } from '../ui/Input.tsx';
import { useText } from '../ui/TextContext.tsx';
import { PRICE_FROM_NAME, PRICE_TO_NAME } from './address/names.ts';
import { amountText } from './address/write.ts';
import type { PriceBounds, PriceRange } from './model.ts';
import styles from './PriceFacet.module.css';
import { listingTexts } from './texts.ts';

interface PriceFacetProps {
  range: PriceRange | undefined;
  /** Lowest and highest price there is to choose from. */
  bounds: PriceBounds | null;
}

/** Price filter from and to in złoty; applies when a field loses focus or on Enter. */
export function PriceFacet({ range, bounds }: PriceFacetProps) {
  const t = useText(listingTexts);
  return (
    <Fold summary={t('price')} open>
      <Fieldset legend={t('priceLegend')} legendHidden>
        <div className={styles.range}>
          <Amount name={PRICE_FROM_NAME} label={t('priceFrom')} amount={range?.from} hint={bounds?.min} />
          <Amount name={PRICE_TO_NAME} label={t('priceTo')} amount={range?.to} hint={bounds?.max} />
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
}

function Amount({ name, label, amount, hint }: AmountProps) {
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
            placeholder={shown(hint)}
            defaultValue={shown(amount)}
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

/** "49" or "49,50", as a person types it, with a point in English. */
const shown = (amount: number | undefined): string =>
  amount === undefined ? '' : amountText(amount).replace('.', decimalPoint());
