import { Button } from '../../ui/Button.tsx';
import { useText } from '../../ui/TextContext.tsx';
import type { ConsentPurpose } from '../model.ts';
import { accountPageTexts } from '../pages.texts.ts';
import { ConsentChecks } from './ConsentChecks.tsx';

interface ConsentsFormProps {
  action: string;
  shopName: string;
  given: readonly ConsentPurpose[];
}

export function ConsentsForm({ action, shopName, given }: ConsentsFormProps) {
  const t = useText(accountPageTexts);
  return (
    <form method="post" action={action} className="stack">
      <ConsentChecks shopName={shopName} given={given} legendHidden />
      <div>
        <Button type="submit" variant="buy">
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
