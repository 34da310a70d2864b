import { useText } from '../../ui/TextContext.tsx';
import { TRAP } from '../answer.ts';
import { formUiTexts } from '../engine/texts.ts';

/** A field that programs fill in and people neither see nor reach. */
export function Trap() {
  const t = useText(formUiTexts);
  return (
    <div className="vh" aria-hidden="true">
      <label htmlFor={TRAP}>{t('trap')}</label>
      <input id={TRAP} name={TRAP} type="text" tabIndex={-1} autoComplete="off" data-unchecked />
    </div>
  );
}
