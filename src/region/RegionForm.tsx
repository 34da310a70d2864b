import { countryName } from '../forms/countries.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Select } from '../ui/Input.tsx';
import { useText } from '../ui/TextContext.tsx';
import { regionFieldTexts } from './field.texts.ts';
import { REGION_PATH } from './path.ts';
import styles from './Region.module.css';

interface RegionFormProps {
  /** Id of the field. */
  id: string;
  /** Codes of countries, home first. */
  countries: readonly string[];
  /** The one that is chosen; home unless given. A page for all is told it later (`showRegion.ts`). */
  chosen?: string | undefined;
  /** The way to the postcode, where the form of it does not stand beside. */
  zipcodeLink?: boolean;
}

/** Form that chooses the country of delivery, with scripts and without; nothing where there is but one. */
export function RegionForm({ id, countries, chosen, zipcodeLink = false }: RegionFormProps) {
  const t = useText(regionFieldTexts);
  if (countries.length < 2) return null;
  return (
    <form method="post" action={REGION_PATH} className={styles.form}>
      <Field label={t('country')} id={id} unanswered>
        {(control) => (
          <Select name="country" defaultValue={chosen ?? countries[0]} data-region="" {...control}>
            {countries.map((code) => (
              <option key={code} value={code}>
                {countryName(code)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" size="sm">
        {t('save')}
      </Button>
      {zipcodeLink && <a href={REGION_PATH}>{t('zipcode')}</a>}
    </form>
  );
}
