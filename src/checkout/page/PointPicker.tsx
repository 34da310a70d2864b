import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { MOST_FOUND, type PickupPoint } from '../../delivery/points.ts';
import { FormContext } from '../../forms/ui/FormContext.ts';
import { useFormField } from '../../forms/ui/useFormField.ts';
import { nbsp } from '../../kit/typography.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice, Choices } from '../../ui/Choice.tsx';
import { Field, Fieldset } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { checkoutTexts } from '../texts.ts';
import type { FoundPoints } from '../view.ts';
import styles from './CheckoutPage.module.css';
import { chosenIn } from './chosenIn.ts';

/** ms after the last key. */
const PAUSE = 300;

interface PointPickerProps {
  found: FoundPoints;
  /** Code of the point that is chosen. */
  chosen: string;
  search(typed: string): void;
}

/** Where the parcel shall wait: looked for by code, town, postcode or street. Without scripts the button looks for it. */
export function PointPicker({ found, chosen, search }: PointPickerProps) {
  const t = useText(checkoutTexts);
  const active = use(FormContext)?.active === true;
  const { answer } = useFormField('pickup_point');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [picked, pick] = useState(
    () => [found.chosen, ...found.points].find((point) => point?.code === chosen) ?? found.chosen,
  );
  const box = useRef<HTMLDivElement>(null);
  const takeEarly = useEffectEvent(() => {
    const already = chosenIn(box.current, 'pickup_point');
    pick((before) => found.points.find(({ code }) => code === already) ?? before);
    const typed = box.current?.querySelector('input')?.value;
    if (typed !== undefined && typed !== found.typed) search(typed);
  });
  useEffect(() => {
    takeEarly();
    return () => clearTimeout(timer.current);
  }, []);
  const later = (typed: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(typed), PAUSE);
  };
  return (
    <div ref={box} className={styles.point}>
      <div className={styles.search}>
        <Field id="point_search" label={t('pointSearch')} help={t('pointHelp')}>
          {(control) => (
            <Input
              {...control}
              name="point_search"
              type="search"
              autoComplete="off"
              enterKeyHint="search"
              maxLength={80}
              defaultValue={found.typed}
              data-unchecked=""
              onChange={(event) => later(event.currentTarget.value)}
            />
          )}
        </Field>
        {!active && (
          <Button type="submit" name="intent" value="points" formAction="/zamowienie#point_search" formNoValidate>
            {t('pointFind')}
          </Button>
        )}
      </div>
      <p role="status" className={styles.told}>
        {found.points.length === 0
          ? t('pointNone')
          : found.points.length < MOST_FOUND
            ? t('pointCount', { n: found.points.length })
            : t('pointFirst', { n: MOST_FOUND })}
      </p>
      <Fieldset legend={t('point')} error={answer?.text}>
        <div className={styles.points}>
          <Choices>
            {shown(found.points, picked).map((point) => (
              <Choice
                key={point.code}
                id={`pickup_point-${point.code}`}
                name="pickup_point"
                value={point.code}
                checked={point.code === picked?.code}
                onChange={() => pick(point)}
                help={nbsp(
                  [`${point.street}, ${point.postcode} ${point.city}`, point.hours].filter(Boolean).join(', '),
                )}
              >
                {nbsp(`${point.code} · ${point.name}`)}
              </Choice>
            ))}
          </Choices>
        </div>
      </Fieldset>
    </div>
  );
}

/** The chosen one stays in sight whatever is looked for. */
function shown(points: readonly PickupPoint[], picked: PickupPoint | undefined): readonly PickupPoint[] {
  return picked === undefined || points.some(({ code }) => code === picked.code) ? points : [picked, ...points];
}
