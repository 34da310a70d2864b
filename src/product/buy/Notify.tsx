import { type ComponentType, useState } from 'react';
import { formatDayMonth } from '../../kit/dates.ts';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { useText } from '../../ui/TextContext.tsx';
import type { NotifyAnswer } from '../backInStock/model.ts';
import styles from './Buy.module.css';
import type { Buying } from './state/buying.ts';
import { shownSize } from './state/buyState.ts';
import { isStale } from './state/choice.ts';
import type { BuyView } from './state/model.ts';
import { buyTexts } from './texts.ts';

interface Props {
  view: BuyView;
  now: Buying;
  /** Can the product be had: then all of this is disabled and hidden (docs/contract/product.md#states). */
  off: boolean;
  /** What came of a form that was sent without scripts. */
  first: NotifyAnswer | undefined;
  Fields: ComponentType<NotifyFieldsProps>;
}

export interface NotifyFieldsProps {
  view: BuyView;
  size: string;
  /** Another size is chosen already: nothing is asked for this one. */
  stale: boolean;
  /** What came of asking for this size. */
  answer: NotifyAnswer | undefined;
  tell(answer: NotifyAnswer): void;
}

export const NOTIFY_EMAIL_ID = 'projector_tell_availability_email';

/** A promise to write once, when what is sold out is back. */
export function Notify({ view, now, off, first, Fields }: Props) {
  const t = useText(buyTexts);
  const [told, setTold] = useState({ parts: now.parts, answer: first });
  const size = shownSize(now);
  // What came of asking for other parts says nothing of these.
  const answer = told.parts === now.parts ? told.answer : undefined;
  const { delivery_date: date } = now.state.availability;
  const name = view.hasSizes ? size.name : view.name;
  const title =
    date === undefined
      ? t('notifyTitle')
      : t('notifyBack', { name, date: formatDayMonth(Date.parse(`${date}T12:00:00Z`)) });
  return (
    <section
      className={styles.notify}
      id="projector_tell_availability_section"
      aria-labelledby="projector_tell_availability_title"
      hidden={off}
    >
      <h2 id="projector_tell_availability_title">{title}</h2>
      {off ? (
        <Field id={NOTIFY_EMAIL_ID} label={t('email')}>
          {(control) => <Input {...control} type="email" name="email" disabled />}
        </Field>
      ) : (
        <Fields
          view={view}
          size={size.type}
          stale={isStale(now)}
          answer={answer?.size === size.type ? answer : undefined}
          tell={(one) => setTold({ parts: now.parts, answer: one })}
        />
      )}
    </section>
  );
}
