import { Fragment, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { BASKET_PATH } from '../path.ts';
import { basketTexts } from '../texts.ts';
import type { BasketView } from '../view.ts';
import styles from './BasketLine.module.css';
import { BasketLine } from './BasketLine.tsx';
import type { BasketLive, ShownAnswer } from './live.ts';
import { UndoForm } from './UndoForm.tsx';

const FORM = 'basket-form';

interface Props {
  basket: BasketView;
  live: BasketLive;
  comments: ShownAnswer['comments'];
}

/**
 * Form for all lines, so that it can be sent without scripts; its buttons name a line. The place of a line that was
 * just removed says so, and holds the button that puts it back.
 */
export function BasketLines({ basket, live, comments }: Props) {
  const t = useText(basketTexts);
  const { lines } = basket;
  const { undo, place, button } = useRemoved(basket, live);
  const removed = undo && (
    <li className={`cluster ${styles.removed}`}>
      <p>{t('removedName', { name: undo.name })}</p>
      <UndoForm {...undo} button={button} />
    </li>
  );
  return (
    <>
      <form id={FORM} method="post" action={BASKET_PATH}>
        {/* Enter in a field presses the first button of a form. */}
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
      <ul className={styles.lines}>
        {lines.map((line, n) => (
          <Fragment key={line.id}>
            {n === place && removed}
            <BasketLine line={line} basket={basket} form={FORM} live={live} comments={comments} />
          </Fragment>
        ))}
        {place >= lines.length && removed}
      </ul>
      <p className={styles.recount}>
        <Button type="submit" form={FORM}>
          {t('recount')}
        </Button>
      </p>
    </>
  );
}

/** Place of the line that was just removed; the keyboard goes to the button that puts it back. */
function useRemoved({ lines }: BasketView, { answer, turn }: BasketLive) {
  const before = useRef<string[]>([]);
  const button = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState(0);
  const line = answer?.undo?.line;
  const isOut = line !== undefined && !lines.some(({ id }) => id === line);
  useEffect(() => {
    if (line !== undefined && before.current.includes(line)) setPlace(before.current.indexOf(line));
    before.current = lines.map(({ id }) => id);
  }, [line, lines]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once an answer
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (isOut && lost) button.current?.focus();
  }, [isOut, turn]);
  return { undo: isOut ? answer?.undo : undefined, place, button };
}
