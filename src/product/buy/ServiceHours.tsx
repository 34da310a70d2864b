import { useFormField } from '../../forms/ui/useFormField.ts';
import { classes } from '../../ui/classes.ts';
import { Fieldset } from '../../ui/Field.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { fieldTexts } from './fields.texts.ts';
import styles from './ServiceDate.module.css';
import type { ServiceDayView } from './state/model.ts';
import tile from './Tile.module.css';

/** Hours of the day that is chosen, and what is left of each. */
export function ServiceHours({ day, hours }: { day: string; hours: ServiceDayView['hours'] }) {
  const t = useText(fieldTexts);
  const { answer } = useFormField('service_hour');
  const open = hours.filter(({ free }) => free !== 0);
  return (
    <Fieldset legend={t('hourOn', { day })} error={answer?.text} className={styles.hours}>
      <div className={styles.choices}>
        {hours.map(({ hour, free }) => (
          <label key={hour} className={classes(tile.tile, styles.hour)}>
            <input
              type="radio"
              name="service_hour"
              value={hour}
              required
              disabled={free === 0}
              defaultChecked={open.length === 1 && free !== 0}
            />
            <b>{hour}</b>
            {free !== undefined && <small>{free === 0 ? t('full') : t('free', { n: free })}</small>}
          </label>
        ))}
      </div>
    </Fieldset>
  );
}
