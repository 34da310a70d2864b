import type { Ref } from 'react';
import { Button } from '../../ui/Button.tsx';
import { iconBack } from '../../ui/icons.ts';
import { useText } from '../../ui/TextContext.tsx';
import { BASKET_PATH } from '../path.ts';
import { basketTexts } from '../texts.ts';

/** Puts back a line that was just taken out. */
export function UndoForm({ line, name, button }: { line: string; name: string; button?: Ref<HTMLButtonElement> }) {
  const t = useText(basketTexts);
  return (
    <form method="post" action={BASKET_PATH}>
      <Button
        type="submit"
        name="back"
        value={line}
        variant="plain"
        icon={iconBack}
        aria-label={t('undoLabel', { name })}
        {...(button ? { ref: button } : {})}
      >
        {t('undo')}
      </Button>
    </form>
  );
}
