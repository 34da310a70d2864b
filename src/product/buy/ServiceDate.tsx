import { formatDayMonth } from '../../kit/dates.ts';
import { Field } from '../../ui/Field.tsx';
import { Input, Select } from '../../ui/Input.tsx';
import { useText } from '../../ui/TextContext.tsx';
import styles from './Buy.module.css';
import type { ServiceDateView } from './model.ts';
import { buyTexts } from './texts.ts';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** A day and an hour of a service; the server checks again that there is one then. */
export function ServiceDate({ service: { label, first, last, weekdays, hours } }: { service: ServiceDateView }) {
  const t = useText(buyTexts);
  const days = weekdays.map((day) => t(DAYS[day - 1] ?? 'mon')).join(', ');
  const help = t('dayHelp', { weekdays: days, first: dayOf(first), last: dayOf(last) });
  return (
    <fieldset className={styles.group} id="projector_service_date">
      <legend className={styles.label}>{label}</legend>
      <div className={styles.pair}>
        <Field id="projector_service_day" label={t('day')} help={help}>
          {(control) => <Input {...control} type="date" name="service_date" min={first} max={last} required />}
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

/** Noon, so that no zone makes another day of it. */
const dayOf = (iso: string): string => formatDayMonth(Date.parse(`${iso}T12:00:00Z`));
