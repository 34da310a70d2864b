import { useEffect, useRef } from 'react';
import { Note } from '../../ui/Note.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { subjectTexts } from '../subject/texts.ts';
import { priceAlertTexts } from './texts.ts';

interface AlertSentProps {
  /** True right after sending: focus goes here. */
  focused?: boolean;
  /** Address of the product. */
  back: string;
}

/** Next step after an address was sent: the same for every address. */
export function AlertSent({ focused = false, back }: AlertSentProps) {
  const t = useText(priceAlertTexts);
  const about = useText(subjectTexts);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) note.current?.focus();
  }, [focused]);
  return (
    <Note ref={note} kind="ok" title={t('sentTitle')}>
      <p>{t('sentText')}</p>
      <p>
        <a href={back}>{about('back')}</a>
      </p>
    </Note>
  );
}
