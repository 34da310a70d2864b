import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormField } from '../../forms/ui/useFormField.ts';
import { nbsp } from '../../kit/typography.ts';
import { MapFold } from '../../map/MapFold.tsx';
import { Choice, Choices } from '../../ui/Choice.tsx';
import { Fieldset } from '../../ui/Field.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { checkoutTexts } from '../texts.ts';
import type { FoundPoints } from '../view.ts';
import { chosenIn } from './chosenIn.ts';
import styles from './PointPicker.module.css';
import { PointSearchFields } from './PointSearchFields.tsx';
import type { PointSearch } from './usePointSearch.ts';

/** ms after the last key. */
const PAUSE = 300;

interface PointPickerProps {
  found: FoundPoints;
  /** Code of the point that is chosen. */
  chosen: string;
  onChoose(code: string): void;
  search(asked: PointSearch): void;
}

/** Where the parcel shall wait: looked for by words or on the map. Without scripts the button looks for it. */
export function PointPicker({ found, chosen, onChoose, search }: PointPickerProps) {
  const t = useText(checkoutTexts);
  const { answer, form } = useFormField('pickup_point');
  const { typed, open = false, pays = false, easy = false } = found;
  const [asked, ask] = useState<PointSearch>({ typed, open, pays, easy });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const box = useRef<HTMLDivElement>(null);

  const look = (next: PointSearch, pause = 0) => {
    ask(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search({ ...next, code: chosen }), pause);
  };
  const choose = (code: string) => {
    onChoose(code);
    clearTimeout(timer.current);
    search({ ...asked, code });
  };
  const takeEarly = useEffectEvent(() => {
    const picked = chosenIn(box.current, 'pickup_point');
    if (picked !== undefined) onChoose(picked);
    const early = box.current?.querySelector<HTMLInputElement>('[name="point_search"]')?.value;
    if (early !== undefined && early !== found.typed) look({ ...asked, typed: early });
  });
  useEffect(() => {
    takeEarly();
    return () => clearTimeout(timer.current);
  }, []);

  const points = shown(found, chosen);
  const looked = asked.typed !== '' || asked.near !== undefined;
  return (
    <div ref={box} className={styles.point}>
      <PointSearchFields
        found={found}
        asked={asked}
        look={(next) => look(next, next.typed === asked.typed ? 0 : PAUSE)}
      />
      <p role="status" className={`small muted ${styles.told}`}>
        {toldOf(found, t)}
      </p>
      <div className={`stack ${styles.both}`}>
        <Fieldset legend={t('point')} error={answer?.text}>
          <div className={styles.points}>
            <Choices>
              {points.map(({ code, name, line, far }) => (
                <Choice
                  key={code}
                  id={`pickup_point-${code}`}
                  name="pickup_point"
                  value={code}
                  checked={code === chosen}
                  onChange={() => onChoose(code)}
                  price={far}
                  help={line}
                >
                  {nbsp(name === code ? code : `${code} · ${name}`)}
                </Choice>
              ))}
            </Choices>
          </div>
        </Fieldset>
        {form?.active === true && found.mapHref !== undefined && (
          <MapFold
            load={() => import('./PointMap.tsx').then(({ PointMap, dressed }) => dressed().then(() => PointMap))}
            with={{
              ...{ href: found.mapHref, filters: asked, chosen, onChoose: choose },
              tiles: found.tiles,
              focus: looked ? points.flatMap(({ place }) => place ?? []) : [],
            }}
          />
        )}
      </div>
    </div>
  );
}

function toldOf(
  { points, more, open, pays, easy }: FoundPoints,
  t: ReturnType<typeof useText<typeof checkoutTexts.values>>,
) {
  if (points.length === 0) return t(open || pays || easy ? 'pointNoneSuch' : 'pointNone');
  return more ? t('pointFirst', { n: points.length }) : t('pointCount', { n: points.length });
}

/** The chosen one stays in sight whatever is looked for. */
function shown({ points, chosen }: FoundPoints, picked: string) {
  return chosen?.code !== picked || points.some(({ code }) => code === picked) ? points : [chosen, ...points];
}
