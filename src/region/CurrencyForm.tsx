import { stillTexts } from '../content/still.texts.ts';
import type { Currency } from '../kit/currencyRate.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Select } from '../ui/Input.tsx';
import { useText } from '../ui/TextContext.tsx';
import { useRateWords } from '../ui/useRate.ts';
import { currencyTexts } from './currency.texts.ts';
import { REGION_PATH } from './path.ts';
import styles from './Region.module.css';

export interface CurrencyChoice {
  /** Currency of the shop, which is charged. */
  home: Currency;
  /** Codes of the others. */
  others: readonly Currency[];
  /** The one that is chosen; that of the shop unless given. */
  chosen?: Currency | undefined;
}

/** Form that chooses the currency in which amounts are told besides, with scripts and without; nothing where there is no other. */
export function CurrencyForm({ id, home, others, chosen = home }: CurrencyChoice & { id: string }) {
  const t = useText(currencyTexts);
  const name = useText(stillTexts);
  const rate = useRateWords();
  if (others.length === 0) return null;
  return (
    <form method="post" action={REGION_PATH} className={styles.form}>
      <Field label={t('currency')} id={id} help={rate} unanswered>
        {(control) => (
          <Select name="currency" defaultValue={chosen} {...control}>
            {[home, ...others].map((code) => (
              <option key={code} value={code}>
                {name(code)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" size="sm">
        {t('save')}
      </Button>
    </form>
  );
}
