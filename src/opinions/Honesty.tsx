import { Note } from '../ui/Note.tsx';
import { useText } from '../ui/TextContext.tsx';
import { opinionTexts } from './texts.ts';

/**
 * Whether and how opinions are verified, and how the average is counted, beside them (Directive 2005/29/EC,
 * art. 7(6)).
 */
export function Honesty() {
  const t = useText(opinionTexts);
  return (
    <Note title={t('how')}>
      <p>{t('howText')}</p>
      <p>{t('howAverage')}</p>
    </Note>
  );
}
