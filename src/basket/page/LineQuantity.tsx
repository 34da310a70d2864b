import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { formatQuantity, type Parts, parseQuantity } from '../../kit/quantity.ts';
import { FieldMessage } from '../../ui/FieldMessage.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { basketTexts } from '../texts.ts';
import type { KnownLine } from '../view.ts';
import styles from './BasketLine.module.css';
import { type BasketLive, inOneText } from './live.ts';

/** Presses that follow one another are one change. ms */
const PAUSE = 400;

interface Props {
  id: string;
  line: KnownLine;
  name: string;
  form: string;
  live: BasketLive;
}

/** Quantity of a line; sent after typing or pressing. The shop corrects it as the product page does. */
export function LineQuantity({ id, line, name, form, live }: Props) {
  const t = useText(basketTexts);
  const { quantity, precision, bounds, unit } = line;
  const shown = formatQuantity(quantity, precision);
  const [text, setText] = useState(shown);
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Present value of the field, even before it is drawn, and whether answers to other changes leave it alone. */
  const now = useRef({ text: shown, own: false });
  const { turn } = live;
  const messageId = useId();
  const refused = live.answer?.at === id ? live.answer : undefined;

  const put = (value: string, own = false) => {
    now.current = { text: value, own };
    setText(value);
  };
  const send = (value: string) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (value.trim() === '') return put(shown);
    now.current.own = value !== shown;
    if (value === shown) return;
    const data = new FormData();
    data.set(`set_quantity[${id}]`, value);
    void live.send(data).then(() => {
      if (now.current.text === value) now.current.own = false;
    });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer that corrects may leave the quantity as it was
  useEffect(() => {
    if (!now.current.own) put(shown);
  }, [shown, turn]);
  // Typed before there was code to hear it.
  const takeEarly = useEffectEvent(() => {
    const { current } = field;
    if (!current || current.value === shown) return;
    put(current.value, true);
    if (document.activeElement !== current) send(current.value);
  });
  useEffect(() => {
    takeEarly();
    return () => clearTimeout(timer.current);
  }, []);

  const wantedIn = (value: string) => parseQuantity(value, precision) ?? quantity;
  const wanted = wantedIn(text);
  const step = (direction: -1 | 1) => {
    if (!bounds) return;
    const next = formatQuantity(stepped(wantedIn(now.current.text), direction, bounds), precision);
    put(next, true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(next), PAUSE);
  };
  // The whole form goes, and this with it.
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') now.current.own = false;
  };
  return (
    <>
      <Stepper
        size="sm"
        label={t('quantityOf', { unit: unit.name, name })}
        value={text}
        onValue={(value) => put(value, true)}
        onStep={step}
        onCommit={() => send(now.current.text)}
        atLeast={!bounds || wanted <= bounds.min}
        atMost={!bounds || (bounds.max !== undefined && wanted >= bounds.max)}
        input={{
          ref: field,
          name: `set_quantity[${id}]`,
          form,
          inputMode: precision > 0 ? 'decimal' : 'numeric',
          'aria-describedby': refused ? messageId : undefined,
          onKeyDown,
        }}
      />
      {/* Whole pieces say so beside their price. */}
      {precision > 0 && <span className="small muted">{unit.name}</span>}
      <div role="alert" className={styles.corrected}>
        {refused && (
          <FieldMessage key={turn} id={messageId} kind="err">
            {inOneText(refused)}
          </FieldMessage>
        )}
      </div>
      <input type="hidden" form={form} name={`was[${id}]`} value={shown} />
    </>
  );
}

/** A step further inside the bounds; a quantity outside of them comes back to the nearer one. */
function stepped(from: Parts, direction: -1 | 1, { step, min, max }: NonNullable<KnownLine['bounds']>): Parts {
  const next = from - (from % step) + direction * step;
  return Math.max(min, max === undefined ? next : Math.min(max, next));
}
