import { useText } from '../ui/TextContext.tsx';
import { COMPARISON_PATH } from './address.ts';
import { compareTexts } from './compare.texts.ts';

/** Button that sets the product of a form beside those compared before, by the id of that form. */
export function CompareButton({ form }: { form: string }) {
  const t = useText(compareTexts);
  return (
    <button type="submit" form={form} formAction={COMPARISON_PATH} formNoValidate name="compare" data-elsewhere="">
      {t('compare')}
    </button>
  );
}
