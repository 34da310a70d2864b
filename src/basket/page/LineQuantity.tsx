import { useEffect, useRef, useState } from 'react';
import { formatQuantity, type Parts, parseQuantity } from '../../kit/quantity.ts';
import { Stepper } from '../../ui/Stepper.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { basketTexts } from '../texts.ts';
import type { KnownLine } from '../view.ts';
import styles from './BasketLine.module.css';
import type { BasketLive } from './live.ts';

/** Presses that follow one another are one change. ms */
const PAUSE = 400;

interface Props {
  id: string;
  line: KnownLine;
  name: string;
  form: string;
  live: BasketLive;
}

/** How much of a thing: sent once typing or pressing is over; the shop corrects it as the product page does. */
export function LineQuantity({ id, line, name, form, live }: Props) {
  const t = useText(basketTexts);
  const { quantity, precision, bounds, unit } = line;
  const shown = formatQuantity(quantity, precision);
  const [text, setText] = useState(shown);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { turn } = live;

  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer that corrects may leave the quantity as it was
  useEffect(() => {
    if (timer.current === undefined) setText(shown);
  }, [shown, turn]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (now: string) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (now.trim() === '') return setText(shown);
    if (now === shown) return;
    const data = new FormData();
    data.set(`set_quantity[${id}]`, now);
    live.send(data);
  };
  const wanted = parseQuantity(text, precision) ?? quantity;
  const step = (direction: -1 | 1) => {
    if (!bounds) return;
    const next = formatQuantity(stepped(wanted, direction, bounds), precision);
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(next), PAUSE);
  };
  return (
    <>
      <Stepper
        size="sm"
        label={t('quantityOf', { unit: unit.name, name })}
        value={text}
        onValue={setText}
        onStep={step}
        onCommit={() => send(text)}
        atLeast={!bounds || wanted <= bounds.min}
        atMost={!bounds || (bounds.max !== undefined && wanted >= bounds.max)}
        input={{ name: `set_quantity[${id}]`, form, inputMode: precision > 0 ? 'decimal' : 'numeric' }}
      />
      <span className={styles.unit}>{unit.name}</span>
      <input type="hidden" form={form} name={`was[${id}]`} value={shown} />
    </>
  );
}

/** A step further inside the bounds; a quantity outside of them comes back to the nearer one. */
function stepped(from: Parts, direction: -1 | 1, { step, min, max }: NonNullable<KnownLine['bounds']>): Parts {
  const next = from - (from % step) + direction * step;
  return Math.max(min, max === undefined ? next : Math.min(max, next));
}
