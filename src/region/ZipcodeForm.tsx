import { Button } from '../ui/Button.tsx';
import { ButtonForm } from '../ui/ButtonForm.tsx';
import { Field } from '../ui/Field.tsx';
import { Input } from '../ui/Input.tsx';
import { useText } from '../ui/TextContext.tsx';
import { REGION_PATH } from './path.ts';
import styles from './Region.module.css';
import { regionTexts } from './texts.ts';

/** Form that chooses the postcode of delivery, and takes it back; `chosen` is the one that is kept. */
export function ZipcodeForm({ chosen }: { chosen?: string | undefined }) {
  const t = useText(regionTexts);
  return (
    <>
      <form method="post" action={REGION_PATH} className={styles.form}>
        <Field label={t('zipcode')} id="zipcode_page" help={t('zipcodeHelp')}>
          {(control) => (
            <Input
              name="zipcode"
              autoComplete="shipping postal-code"
              maxLength={16}
              required
              defaultValue={chosen}
              {...control}
            />
          )}
        </Field>
        <Button type="submit" size="sm">
          {t('zipcodeSave')}
        </Button>
      </form>
      {chosen !== undefined && (
        <ButtonForm action={REGION_PATH} name="restore" value="zipcode" size="sm">
          {t('zipcodeForget', { zipcode: chosen })}
        </ButtonForm>
      )}
    </>
  );
}
