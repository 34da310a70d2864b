import { Field } from '../../ui/Field.tsx';
import { Input, Select } from '../../ui/Input.tsx';
import { useText } from '../../ui/TextContext.tsx';
import buyStyles from './Buy.module.css';
import { fieldTexts } from './fields.texts.ts';
import type { ServiceDateView } from './state/model.ts';

/** A term without scripts, in the browser's own fields. */
export function NativeTerm({ service: { first, last, days } }: { service: ServiceDateView }) {
  const t = useText(fieldTexts);
  const hours = [...new Set(days.flatMap((day) => day.hours.map(({ hour }) => hour)))].sort();
  return (
    <div className={buyStyles.pair}>
      <Field id="projector_service_native" label={t('day')}>
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
  );
}
