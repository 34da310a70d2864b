import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormField } from '../../forms/ui/useFormField.ts';
import { formatDayMonth } from '../../kit/dates.ts';
import { readIsoDay, weekdayOf } from '../../kit/days.ts';
import { Field } from '../../ui/Field.tsx';
import { Input, Select } from '../../ui/Input.tsx';
import { useText } from '../../ui/TextContext.tsx';
import styles from './Buy.module.css';
import { fieldTexts } from './fields.texts.ts';
import type { ServiceDateView } from './state/model.ts';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** A day and an hour of a service; the server checks again that there is one then. */
export function ServiceDate({ service: { label, first, last, days: open } }: { service: ServiceDateView }) {
  const t = useText(fieldTexts);
  const weekdays = [...new Set(open.map(({ day }) => weekdayOf(readIsoDay(day) ?? 0)))].sort();
  const hours = [...new Set(open.flatMap((day) => day.hours.map(({ hour }) => hour)))].sort();
  const days = weekdays.map((day) => t(DAYS[day - 1] ?? 'mon')).join(', ');
  const help = t('dayHelp', { weekdays: days, first: dayOf(first), last: dayOf(last) });
  const { answer, states } = useFormField('service_date');
  // Which days are free is no bound that a browser knows. Set before the form looks at the field.
  const day = useRef<HTMLInputElement>(null);
  const look = useEffectEvent(() => {
    const { current: input } = day;
    input?.setCustomValidity(isOpen(input.value, open) ? '' : t('dayWrong'));
  });
  useEffect(() => look(), []);
  return (
    <fieldset className={styles.group} id="projector_service_date">
      <legend className={styles.label}>{label}</legend>
      <div className={styles.pair}>
        <Field id="projector_service_day" label={t('day')} help={help} answer={answer}>
          {(control) => (
            <Input
              {...control}
              {...states}
              ref={day}
              onInputCapture={() => look()}
              type="date"
              name="service_date"
              min={first}
              max={last}
              required
              data-outside={t('dayWrong')}
            />
          )}
        </Field>
        {hours.length > 0 && (
          <Field id="projector_service_hour" label={t('hour')}>
            {(control) => (
              <Select {...control} name="service_hour" required>
                {hours.map((hour) => (
                  <option key={hour}>{hour}</option>
                ))}
              </Select>
            )}
          </Field>
        )}
      </div>
    </fieldset>
  );
}

/** What is no day yet is another matter. */
const isOpen = (value: string, open: ServiceDateView['days']): boolean =>
  value === '' || open.some(({ day }) => day === value);

/** Noon, so that no zone makes another day of it. */
const dayOf = (iso: string): string => formatDayMonth(Date.parse(`${iso}T12:00:00Z`));
