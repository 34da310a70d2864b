import { useState } from 'react';
import { formatMoney } from '../../kit/priceFormat.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Input } from '../../ui/Input.tsx';
import { Note } from '../../ui/Note.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { BASKET_PATH } from '../path.ts';
import type { CodeView } from '../rebates/model.ts';
import { basketTexts } from '../texts.ts';
import type { BasketView } from '../view.ts';
import styles from './CodeForm.module.css';
import { answerOf, type FieldWords } from './live.ts';

/** A rebate code: whether it takes anything off and why not, how to switch it off, and a field for one. */
export function CodeForm({ basket: { code, currency }, words }: { basket: BasketView; words: FieldWords | undefined }) {
  const t = useText(basketTexts);
  // Only the first time: what a shopper has opened does not close under their hands.
  const [open] = useState(code !== undefined || words !== undefined);
  return (
    <Fold summary={t('codeTitle')} open={open} className={styles.fold} id="kod">
      <div className={`stack ${styles.inside}`}>
        {code && <State code={code} currency={currency} />}
        <form method="post" action={BASKET_PATH} className={styles.form}>
          <Field label={t(code ? 'codeOther' : 'codeLabel')} answer={answerOf(words)}>
            {(control) => (
              <Input
                {...control}
                name="rebates_codes"
                defaultValue={words?.typed}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                key={code?.code ?? ''}
              />
            )}
          </Field>
          <Button type="submit">{t('codeUse')}</Button>
        </form>
      </div>
    </Fold>
  );
}

function State({ code: view, currency }: { code: CodeView; currency: string }) {
  const t = useText(basketTexts);
  const { code, name, state, missing = 0, least = 0, oncePerCustomer } = view;
  const works = state === 'works';
  const waits = state === 'minimum' || state === 'nothing' || state === 'better';
  return (
    <Note
      kind={works ? 'ok' : waits ? 'info' : 'warn'}
      title={t(works ? 'codeWorks' : waits ? 'codeWaits' : 'codeStopped', { code })}
    >
      {name !== '' && <p>{name}.</p>}
      {state === 'minimum' && (
        <p>{t('codeMinimum', { least: formatMoney(least, currency), missing: formatMoney(missing, currency) })}</p>
      )}
      {state === 'nothing' && <p>{t('codeNothing')}</p>}
      {state === 'better' && <p>{t('codeBetter')}</p>}
      {!works && !waits && <p>{t(state)}</p>}
      {oncePerCustomer && (works || waits) && <p>{t('codeOnce')}</p>}
      <form method="post" action={BASKET_PATH}>
        <Button type="submit" name="code_off" value="1" variant="plain" size="sm" className={styles.off}>
          {t('codeRemove', { code })}
        </Button>
      </form>
    </Note>
  );
}
