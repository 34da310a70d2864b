import { type ComponentType, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { AddressForm } from '../../forms/address/AddressForm.tsx';
import { readAddressForm } from '../../forms/address/model.ts';
import { startEngine } from '../../forms/engine/engine.ts';
import { errorsOf } from '../../forms/engine/model.ts';
import { ErrorSummary } from '../../forms/ui/ErrorSummary.tsx';
import { FormCheck } from '../../forms/ui/FormCheck.tsx';
import { FormContext } from '../../forms/ui/FormContext.ts';
import { type Outcome, useForm } from '../../forms/ui/useForm.ts';
import { formatMoney } from '../../kit/priceFormat.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { iconInfo } from '../../ui/icons.ts';
import { useText, useTextOverrides } from '../../ui/TextContext.tsx';
import { chosenNow } from '../chosenNow.ts';
import { destinationOf } from '../destination.ts';
import type { CheckoutValues } from '../form.ts';
import { checkoutLabels } from '../labels.ts';
import { doneSteps, namedMissing } from '../steps.ts';
import { checkoutTexts } from '../texts.ts';
import type { CheckoutAnswer, CheckoutView, FoundPoints } from '../view.ts';
import styles from './CheckoutPage.module.css';
import { CheckoutSummary, type NextOrdersTermsProps } from './CheckoutSummary.tsx';
import { ConsentsPart } from './ConsentsPart.tsx';
import { chosenIn } from './chosenIn.ts';
import { DeliveryPart } from './DeliveryPart.tsx';
import { FoldedSummary } from './FoldedSummary.tsx';
import { GuaranteesPart } from './GuaranteesPart.tsx';
import { PaymentPart } from './PaymentPart.tsx';
import { Refused } from './Refused.tsx';
import { StepHead } from './StepHead.tsx';
import { Steps } from './Steps.tsx';
import { useMissing } from './useMissing.ts';
import type { SearchPoints } from './usePointSearch.ts';

/** What an order is shown with, and how its page speaks with the shop. */
export interface LiveCheckout {
  view: CheckoutView;
  answer: CheckoutAnswer | undefined;
  send(form: HTMLFormElement): void;
  /** Points by the name of their list, as they were looked for since. */
  searched: Readonly<Record<string, FoundPoints>>;
  searchPoints: SearchPoints;
  /** Shown where something in the basket is subscribed to. */
  NextOrdersTerms: ComponentType<NextOrdersTermsProps>;
}

interface CheckoutFormProps extends LiveCheckout {
  /** What its fields begin with. */
  start: CheckoutValues;
  element: RefObject<HTMLFormElement | null>;
}

/** Who, where to, how, what is agreed to, and the button. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { view, answer, send, searched, searchPoints, NextOrdersTerms, start, element } = props;
  const t = useText(checkoutTexts);
  const overrides = useTextOverrides();
  const form = useForm({ engine: startEngine, outcome: useCheckoutOutcome(answer), remembers: true, send });
  const values = answer && 'values' in answer ? answer.values : start;
  // One that is named with paying on delivery is the way and the payment.
  const [shipping, setShipping] = useState(values.shipping.replace(/-0$/, '-1'));
  const [picked, pick] = useState(values.shipping.endsWith('-0') ? 'on_delivery' : values.payment);
  const [point, setPoint] = useState(values.point);
  const [country, setCountry] = useState(destinationOf(values.address));
  const { basket, asks, address } = view;
  const readCountry = (form: HTMLFormElement) =>
    setCountry(destinationOf(readAddressForm(new FormData(form), address)));
  const remember = useEffectEvent((form: HTMLFormElement) => {
    setShipping((before) => chosenIn(form, 'shipping') ?? before);
    pick((before) => chosenIn(form, 'payform_id') ?? before);
    readCountry(form);
  });
  useEffect(() => {
    if (element.current) remember(element.current);
  }, [element]);
  const points = { ...view.points, ...foundIn(answer), ...searched };
  const choices = { country, shipping, point, payment: picked };
  const { ways, payments, way, sums, more, takesNoMoney } = chosenNow(view, choices, { points, active: form.active });
  const labels = checkoutLabels(view, overrides);
  const wrong = errorsOf(form.model).map(({ name }) => name);
  const when = JSON.stringify([shipping, payments, country, form.active, answer]);
  const { missing, look } = useMissing(element, wrong, when);
  const done = missing && doneSteps(missing);
  const busy = form.props['aria-busy'] === true;
  return (
    <FormContext value={form}>
      <form
        {...form.props}
        ref={(it) => {
          form.props.ref.current = it;
          element.current = it;
        }}
        method="post"
        action="/zamowienie"
        className={`stack ${styles.columns}`}
        aria-label={t('formLabel')}
        onChange={({ currentTarget }) => {
          readCountry(currentTarget);
          look();
        }}
      >
        {/* Enter in a field does what the first button does: nothing. An order is placed by its own button alone. */}
        <button type="submit" disabled hidden />
        <input type="hidden" name="attempt" value={view.attempt} />
        <input type="hidden" name="shown" value={`${view.mark}.${sums.total.gross}`} />
        <div className={`stack ${styles.main}`}>
          <FoldedSummary view={view} ways={ways} way={way} sums={sums} />
          <Steps done={done} />
          <div className={styles.answers}>
            <Refused answer={answer} currency={basket.currency} />
            <ErrorSummary fields={labels} />
          </div>
          <section className={`stack ${styles.part}`} aria-labelledby="zamowienie-dane">
            <StepHead id="zamowienie-dane" n={1}>
              {t('addressTitle')}
            </StepHead>
            <AddressForm terms={view.address} values={values.address} />
            <div className={styles.firm}>
              <FormCheck
                name="not_professional"
                defaultChecked={values.notProfessional}
                help={t('notProfessionalHelp')}
              >
                {t('notProfessional')}
              </FormCheck>
              <p className={`small muted ${styles.told}`}>{t('invoiceHelp')}</p>
            </div>
            <p className={`small muted ${styles.told}`}>
              {t('privacy')}
              {view.privacyHref !== undefined && (
                <>
                  {' '}
                  <a href={view.privacyHref} target="_blank" rel="noreferrer">
                    {t('privacyLink')}
                  </a>
                </>
              )}
            </p>
          </section>
          <DeliveryPart
            ways={ways}
            files={asks.virtual}
            chosen={shipping}
            basket={basket}
            point={point}
            day={values.day}
            points={points}
            onSearch={searchPoints}
            onChoose={setShipping}
            onPoint={setPoint}
          />
          <PaymentPart
            payments={payments}
            chosen={picked}
            more={more > 0 ? formatMoney(more, basket.currency) : undefined}
            onlineNames={view.offered.onlineNames}
            takesNoMoney={takesNoMoney}
            onChoose={pick}
          />
          <ConsentsPart view={view} values={values} />
          {view.guarantees && <GuaranteesPart of={view.guarantees} />}
        </div>
        <CheckoutSummary view={view} ways={ways} way={way} sums={sums} NextOrdersTerms={NextOrdersTerms}>
          <Button type="submit" variant="buy" wide busy={busy} aria-describedby={MISSING}>
            {busy ? t('placing') : t('place')}
          </Button>
          <Missing names={missing} labels={labels} />
        </CheckoutSummary>
      </form>
    </FormContext>
  );
}

const MISSING = 'zamowienie-brak';

/** What still has to be filled in or put right, beside the button that needs it. */
function Missing({
  names,
  labels,
}: {
  names: readonly string[] | undefined;
  labels: ReturnType<typeof checkoutLabels>;
}) {
  const t = useText(checkoutTexts);
  const named = namedMissing(names ?? [], labels);
  return (
    <p id={MISSING} className={styles.missing} hidden={named.length === 0}>
      <Icon of={iconInfo} size="sm" />
      <span>{t('left', { n: named.length, names: named.join(', ') })}</span>
    </p>
  );
}

const foundIn = (answer: CheckoutAnswer | undefined) =>
  answer && 'list' in answer && answer.list !== undefined && answer.found ? { [answer.list]: answer.found } : {};

/** One outcome an answer, so that each is told to the form once. */
function useCheckoutOutcome(answer: CheckoutAnswer | undefined): Outcome | undefined {
  const last = useRef<{ answer: typeof answer; outcome: Outcome | undefined }>(undefined);
  if (last.current === undefined || last.current.answer !== answer) {
    last.current = { answer, outcome: outcomeOf(answer) };
  }
  return last.current.outcome;
}

function outcomeOf(answer: CheckoutAnswer | undefined): Outcome | undefined {
  if (answer === undefined || answer.state === 'points') return undefined;
  return answer.state === 'faults' ? { faults: answer.faults } : { unsent: true };
}
