import type { ReactNode } from 'react';
import { nbsp } from '../kit/typography.ts';
import { Button } from '../ui/Button.tsx';
import { Check } from '../ui/Check.tsx';
import { type ControlProps, Field, Fieldset } from '../ui/Field.tsx';
import { Input, Select } from '../ui/Input.tsx';
import { Island } from '../ui/islands/Island.tsx';
import { Note } from '../ui/Note.tsx';
import { useText } from '../ui/TextContext.tsx';
import accountField from './AccountField.island.tsx';
import { ACCOUNT_FIELD, quantityField, WITHDRAW_LONGEST, WITHDRAW_TOLD } from './form.ts';
import { withdrawTexts } from './texts.ts';
import type { WithdrawFormView } from './view.ts';
import styles from './Withdraw.module.css';

/** Step 1 of the withdrawal function: it is posted as any document, with scripts and without. */
export function WithdrawForm({ view, at }: { view: WithdrawFormView; at: string }) {
  const t = useText(withdrawTexts);
  const { values, faults, lines, kept, sealed, asksAccount, attempt } = view;
  const wrong = (name: string) => faults.find((fault) => fault.name === name)?.message;
  const field = (name: string, label: string, control: (props: ControlProps) => ReactNode, help?: string) => {
    const message = wrong(name);
    return (
      <Field
        id={name}
        label={label}
        help={help}
        answer={message === undefined ? undefined : { kind: 'err', text: nbsp(message) }}
      >
        {control}
      </Field>
    );
  };
  return (
    <form method="post" action={at} noValidate className={`stack ${styles.body}`} aria-labelledby="odstapienie">
      {attempt !== undefined && <input type="hidden" name="attempt" value={attempt} />}
      {faults.length > 0 && (
        <Note kind="err" role="alert" id={WITHDRAW_TOLD} title={t('faultTitle')}>
          <ul>
            {faults.map(({ name, message }) => (
              <li key={name}>
                <a href={`#${name === 'scope' ? 'scope-all' : name}`}>{nbsp(message)}</a>
              </li>
            ))}
          </ul>
        </Note>
      )}
      <p className={`small muted ${styles.step}`}>{t('step', { n: 1 })}</p>
      <div className={styles.fields}>
        {field('withdraw_name', t('name'), (control) => (
          <Input
            {...control}
            name="withdraw_name"
            defaultValue={values.name}
            required
            autoComplete="name"
            maxLength={WITHDRAW_LONGEST.name}
          />
        ))}
        {field('withdraw_order', t('order'), (control) => (
          <Input
            {...control}
            name="withdraw_order"
            defaultValue={values.order}
            required
            inputMode="numeric"
            autoComplete="off"
            maxLength={WITHDRAW_LONGEST.order}
          />
        ))}
        {field(
          'withdraw_email',
          t('email'),
          (control) => (
            <Input
              {...control}
              name="withdraw_email"
              type="email"
              defaultValue={values.email}
              required
              autoComplete="email"
              maxLength={WITHDRAW_LONGEST.email}
            />
          ),
          t('emailHelp'),
        )}
        {asksAccount && (
          <Island
            of={accountField}
            props={{
              name: ACCOUNT_FIELD,
              label: t('account'),
              help: t('accountHelp'),
              value: values.account,
              wrong: wrong(ACCOUNT_FIELD),
            }}
          />
        )}
        <div data-wide="">
          <Fieldset legend={t('scope')} error={wrong('scope')}>
            <Check kind="radio" id="scope-all" name="scope" value="all" defaultChecked={values.scope === 'all'}>
              {t(kept.length > 0 ? 'scopeAllPart' : 'scopeAll')}
            </Check>
            <Check kind="radio" id="scope-some" name="scope" value="some" defaultChecked={values.scope === 'some'}>
              {t('scopeSome')}
            </Check>
          </Fieldset>
        </div>
        <div data-wide="" className={styles.some}>
          <Fieldset legend={t('some')}>
            <div className={styles.pieces}>
              {lines.map(({ place, name, unit, most, step, choices }) => (
                <div key={place}>
                  {field(
                    quantityField(place),
                    t('howMany', { name, unit }),
                    (control) =>
                      choices ? (
                        <Select {...control} name={quantityField(place)} defaultValue={values.quantities[place] || '0'}>
                          {choices.map((choice) => (
                            <option key={choice}>{choice}</option>
                          ))}
                        </Select>
                      ) : (
                        <Input
                          {...control}
                          name={quantityField(place)}
                          defaultValue={values.quantities[place] ?? ''}
                          inputMode="decimal"
                          autoComplete="off"
                        />
                      ),
                    choices
                      ? undefined
                      : step === undefined
                        ? t('howManyHelp', { most })
                        : t('howManyStep', { most, step }),
                  )}
                </div>
              ))}
            </div>
          </Fieldset>
        </div>
      </div>
      {sealed.length > 0 && <p>{nbsp(t('sealed', { names: sealed.join(', ') }))}</p>}
      {kept.length > 0 && (
        <section aria-labelledby="bez-odstapienia">
          <h2 id="bez-odstapienia">{t('keptTitle')}</h2>
          <ul className={`small muted ${styles.kept}`}>
            {kept.map((one) => (
              <li key={one}>{nbsp(one)}</li>
            ))}
          </ul>
        </section>
      )}
      <div>
        <Button type="submit" variant="buy" name="step" value="1">
          {t('next')}
        </Button>
      </div>
    </form>
  );
}
