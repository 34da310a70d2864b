import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { goesTo } from '../../../delivery/cost.ts';
import { AddressForm } from '../../../forms/address/AddressForm.tsx';
import { readAddressForm } from '../../../forms/address/model.ts';
import { startEngine } from '../../../forms/engine/engine.ts';
import { ErrorSummary } from '../../../forms/ui/ErrorSummary.tsx';
import { FormCheck } from '../../../forms/ui/FormCheck.tsx';
import { FormContext } from '../../../forms/ui/FormContext.ts';
import { FormField } from '../../../forms/ui/FormField.tsx';
import { type Outcome, useForm } from '../../../forms/ui/useForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { useText, useTextOverrides } from '../../../ui/TextContext.tsx';
import { destinationOf } from '../destination.ts';
import { type CheckoutValues, LONGEST_REMARKS } from '../form.ts';
import { checkoutLabels } from '../labels.ts';
import { leftToPay, orderSums, paymentOptions } from '../options.ts';
import { checkoutTexts } from '../texts.ts';
import type { CheckoutAnswer, CheckoutView, FoundPoints } from '../view.ts';
import styles from './CheckoutPage.module.css';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import { chosenIn } from './chosenIn.ts';
import { DeliveryPart } from './DeliveryPart.tsx';
import { PaymentPart } from './PaymentPart.tsx';
import { Refused } from './Refused.tsx';

/** What an order is shown with, and how its page speaks with the shop. */
export interface LiveCheckout {
  view: CheckoutView;
  answer: CheckoutAnswer | undefined;
  send(form: HTMLFormElement): void;
  /** Points by the name of their list, as they were looked for since. */
  searched: Readonly<Record<string, FoundPoints>>;
  searchPoints(list: string, typed: string): void;
}

interface CheckoutFormProps extends LiveCheckout {
  /** What its fields begin with. */
  start: CheckoutValues;
  element: RefObject<HTMLFormElement | null>;
}

/** Who, where to, how, what is agreed to, and the button. */
export function CheckoutForm({ view, answer, send, searched, searchPoints, start, element }: CheckoutFormProps) {
  const t = useText(checkoutTexts);
  const overrides = useTextOverrides();
  const form = useForm({ engine: startEngine, outcome: useCheckoutOutcome(answer), remembers: true, send });
  const values = answer && 'values' in answer ? answer.values : start;
  const [shipping, setShipping] = useState(values.shipping);
  const [country, setCountry] = useState(destinationOf(values.address));
  const { basket, asks, address } = view;
  const readCountry = (form: HTMLFormElement) =>
    setCountry(destinationOf(readAddressForm(new FormData(form), address)));
  const remember = useEffectEvent((form: HTMLFormElement) => {
    setShipping((before) => chosenIn(form, 'shipping') ?? before);
    readCountry(form);
  });
  useEffect(() => {
    if (element.current) remember(element.current);
  }, [element]);
  const ways = view.ways.filter((one) => goesTo(one, country));
  const way = ways.find(({ value }) => value === shipping);
  const sums = orderSums(basket, way);
  const payments = paymentOptions(view.offered, { prepaid: way?.prepaid ?? true, total: leftToPay(sums) });
  const points = { ...view.points, ...foundIn(answer), ...searched };
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
        className={styles.columns}
        aria-label={t('formLabel')}
        onChange={({ currentTarget }) => readCountry(currentTarget)}
      >
        {/* Enter in a field does what the first button does: nothing. An order is placed by its own button alone. */}
        <button type="submit" disabled hidden />
        <input type="hidden" name="attempt" value={view.attempt} />
        <input type="hidden" name="shown" value={`${view.mark}.${sums.total.gross}`} />
        <div className={styles.main}>
          <div className={styles.answers}>
            <Refused answer={answer} currency={basket.currency} />
            <ErrorSummary fields={checkoutLabels(view, overrides)} />
          </div>
          <section className={styles.part} aria-labelledby="zamowienie-dane">
            <h2 id="zamowienie-dane">{t('addressTitle')}</h2>
            <AddressForm terms={view.address} values={values.address} />
            <div className={styles.firm}>
              <FormCheck
                name="not_professional"
                defaultChecked={values.notProfessional}
                help={t('notProfessionalHelp')}
              >
                {t('notProfessional')}
              </FormCheck>
              <p className={styles.told}>{t('invoiceHelp')}</p>
            </div>
            <p className={styles.told}>
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
            point={values.point}
            points={points}
            onSearch={searchPoints}
            onChoose={setShipping}
          />
          <PaymentPart payments={payments} chosen={values.payment} />
          <FormField
            id="remarks"
            name="remarks"
            kind="textarea"
            label={t('remarks')}
            optional
            counted
            rows={3}
            autoComplete="off"
            maxLength={LONGEST_REMARKS}
            defaultValue={values.remarks}
          />
        </div>
        <CheckoutSummary view={view} way={way} sums={sums}>
          <div className={styles.consents}>
            <FormCheck name="terms_agree" required defaultChecked={values.agreed.includes('terms_agree')}>
              {t('terms_agree')}{' '}
              {view.termsHref !== undefined && (
                <a href={view.termsHref} target="_blank" rel="noreferrer">
                  {t('termsLink')}
                </a>
              )}
            </FormCheck>
            {asks.virtual && (
              <FormCheck name="order_virtual" required defaultChecked={values.agreed.includes('order_virtual')}>
                {t('order_virtual')}
              </FormCheck>
            )}
            {asks.service && (
              <FormCheck name="order_service" required defaultChecked={values.agreed.includes('order_service')}>
                {t('order_service')}
              </FormCheck>
            )}
          </div>
          <Button type="submit" variant="buy" wide busy={busy}>
            {busy ? t('placing') : t('place')}
          </Button>
        </CheckoutSummary>
      </form>
    </FormContext>
  );
}

const foundIn = (answer: CheckoutAnswer | undefined) =>
  answer?.state === 'points' ? { [answer.list]: answer.found } : {};

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
