import { useMemo } from 'react';
import { Calendar } from '../../calendar/Calendar.tsx';
import { calendarTexts } from '../../calendar/texts.ts';
import { dayName, writeTyped } from '../../calendar/typedDate.ts';
import { useTypedDay } from '../../calendar/useTypedDay.ts';
import { useFormField } from '../../forms/ui/useFormField.ts';
import { isoDay } from '../../kit/days.ts';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { useText } from '../../ui/TextContext.tsx';
import buyStyles from './Buy.module.css';
import { fieldTexts } from './fields.texts.ts';
import { NativeTerm } from './NativeTerm.tsx';
import styles from './ServiceDate.module.css';
import { ServiceHours } from './ServiceHours.tsx';
import { serviceRules } from './serviceRules.ts';
import type { ServiceDateView } from './state/model.ts';

/** A day and an hour of a service, typed or chosen from the calendar; the server checks again that there is one then. */
export function ServiceDate({ service }: { service: ServiceDateView }) {
  const t = useText(fieldTexts);
  const tell = useText(calendarTexts);
  const { rules, marks } = useMemo(
    () => serviceRules(service, { full: t('full'), holiday: tell('holiday'), free: (n) => t('free', { n }) }),
    [service, t, tell],
  );
  const { answer, states } = useFormField('service_date');
  const { input, awake, moment, onInputCapture, choose } = useTypedDay({ rules });
  const chosen = moment?.day;
  const iso = chosen === undefined ? undefined : isoDay(chosen);
  const hours = service.days.find(({ day }) => day === iso)?.hours ?? [];
  return (
    <fieldset className={buyStyles.group} id="projector_service_date">
      <legend className={buyStyles.label}>{service.label}</legend>
      <noscript>
        <NativeTerm service={service} />
      </noscript>
      <div className={styles.scripted}>
        <Field
          id="projector_service_day"
          label={t('typeDay')}
          help={t('typeDayHelp', { example: writeTyped(rules.open?.[0] ?? rules.today) })}
          answer={answer}
        >
          {(control) => (
            <Input
              {...control}
              {...states}
              ref={input}
              className={styles.typed}
              onInputCapture={onInputCapture}
              name="service_date"
              // A field that is not shown would keep a form without scripts from being sent.
              required={awake}
              maxLength={40}
            />
          )}
        </Field>
        <Calendar
          label={t('calendar')}
          rules={rules}
          marks={marks}
          selected={chosen === undefined ? [] : [chosen]}
          onSelect={([day]) => choose(day === undefined ? undefined : { day })}
          className={styles.calendar}
        />
        {marks.size > 0 && <p className="small muted">{t('freeLegend')}</p>}
        {chosen === undefined
          ? service.days.some((day) => day.hours.length > 0) && <p className="small muted">{t('dayFirst')}</p>
          : hours.length > 0 && <ServiceHours key={chosen} day={dayName(chosen)} hours={hours} />}
      </div>
    </fieldset>
  );
}
