import { Icon } from '../ui/Icon.tsx';
import { iconHeart } from '../ui/icons.ts';
import { useText } from '../ui/TextContext.tsx';
import { LISTS_PATH } from './paths.ts';
import { saveTexts } from './save.texts.ts';

/** Button that puts on a list what is chosen in the form of a product, by the id of that form. */
export function SaveButton({ form }: { form: string }) {
  const t = useText(saveTexts);
  return (
    <button type="submit" form={form} formAction={LISTS_PATH} formNoValidate name="list" value="1" data-elsewhere="">
      <Icon of={iconHeart} size="sm" />
      {t('save')}
    </button>
  );
}
