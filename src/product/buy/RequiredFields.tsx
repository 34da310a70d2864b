import { type ComponentType, useEffect, useRef, useState } from 'react';
import { formTexts } from '../../forms/texts.ts';
import { FormContext } from '../../forms/ui/FormContext.ts';
import { type Outcome, useForm } from '../../forms/ui/useForm.ts';
import { useText } from '../../ui/TextContext.tsx';
import { Personalisation } from './Personalisation.tsx';
import type { BuyView, Returned, ServiceDateView } from './state/model.ts';
import type { Sending } from './state/useSending.ts';

export interface RequiredFieldsProps {
  view: Pick<BuyView, 'serviceDate' | 'personal'>;
  /** What was given before, when the form came back. */
  returned: Returned | undefined;
  sending: Pick<Sending, 'addCheck' | 'result'>;
  /** Chooses a term; its code comes with the form of services. */
  Service?: ComponentType<{ service: ServiceDateView }>;
}

/** What a product asks of who buys it: a day, words, files. What is wrong with them is said in their place. */
export function RequiredFields({
  view: { serviceDate, personal },
  returned,
  sending: { addCheck, result },
  Service,
}: RequiredFieldsProps) {
  const t = useText(formTexts);
  const [outcome, settle] = useState<Outcome>();
  const buy = useRef<() => void>(undefined);
  const form = useForm({
    outcome,
    send(whole) {
      // Without the code that looks after fields, the browser's own words are all there is.
      if (!active && !whole.reportValidity()) return;
      const file = [...whole.querySelectorAll<HTMLInputElement>('input[type=file]')].find(isMissing);
      if (file) return settle({ faults: [{ name: file.name, message: t('required') }] });
      buy.current?.();
      // The form stays for the next one.
      settle({ unsent: true });
    },
  });
  const box = useRef<HTMLDivElement>(null);
  const { root, submit, active } = form;
  useEffect(() => {
    const whole = box.current?.closest('form');
    // The browser's own words would stand over those of the shop, also for a press that waits for the code of the fields.
    if (whole) whole.noValidate = true;
  }, []);
  useEffect(
    () =>
      addCheck((go) => {
        buy.current = go;
        return submit();
      }),
    [addCheck, submit],
  );
  useEffect(() => {
    if (result?.kind !== 'failed' || result.code !== 'service_date') return;
    settle({ faults: [{ name: 'service_date', message: result.why ?? '' }] });
  }, [result]);
  return (
    <FormContext value={form}>
      <div
        ref={(it) => {
          box.current = it;
          root(it);
        }}
      >
        {serviceDate && Service && <Service service={serviceDate} />}
        {personal.length > 0 && <Personalisation fields={personal} returned={returned} />}
      </div>
    </FormContext>
  );
}

const isMissing = ({ validity }: HTMLInputElement): boolean => validity.valueMissing;
