import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { useText } from '../../ui/TextContext.tsx';
import type { FormAnswer } from '../formAnswer.ts';
import type { ConsentPurpose } from '../model.ts';
import { accountPageTexts } from '../pages.texts.ts';
import { ConsentChecks } from './ConsentChecks.tsx';
import { Refusal } from './Refusal.tsx';

interface ConsentsFormProps {
  action: string;
  shopName: string;
  given: readonly ConsentPurpose[];
  answer: FormAnswer | undefined;
}

/** Field that tells a form without a tick from none. */
export const CHOSEN = 'consents';

export function ConsentsForm({ action, shopName, given, answer }: ConsentsFormProps) {
  const t = useText(accountPageTexts);
  return (
    <form method="post" action={action} className="stack">
      <input type="hidden" name={CHOSEN} value="1" />
      {answer?.state === 'refused' && (
        <Note kind="err" role="alert" title={t('notDone')}>
          <Refusal answer={answer} />
        </Note>
      )}
      <ConsentChecks shopName={shopName} given={given} legendHidden />
      <div>
        <Button type="submit" variant="buy">
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
