import { type ComponentProps, type KeyboardEvent, useId } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import { iconMinus, iconPlus } from './icons.ts';
import styles from './Stepper.module.css';
import { useText } from './TextContext.tsx';
import { uiTexts } from './texts.ts';

type StepperProps = {
  /** Label of the field: "Liczba sztuk", with the product's name where there are many on the page. */
  label: string;
  /** Text as typed or formatted; what a quantity is, and where it ends, the caller decides. */
  value: string;
  onValue: (text: string) => void;
  onStep: (direction: -1 | 1) => void;
  /** Typing is over: the field lost focus. */
  onCommit?: () => void;
  atLeast?: boolean;
  atMost?: boolean;
  size?: 'md' | 'sm';
  input?: Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur' | 'aria-label' | 'className' | 'type'>;
};

const DIRECTIONS: Readonly<Record<string, -1 | 1>> = { ArrowUp: 1, ArrowDown: -1 };

/** A number with a minus and a plus, or the arrow keys. Without script it is a plain field. */
export function Stepper({
  label,
  value,
  onValue,
  onStep,
  onCommit,
  atLeast,
  atMost,
  size = 'md',
  input,
}: StepperProps) {
  const t = useText(uiTexts);
  const ownId = useId();
  const id = input?.id ?? ownId;
  const hasEnded = (direction: -1 | 1) => (direction === 1 ? atMost : atLeast) === true;
  const step = (direction: -1 | 1) => {
    if (!hasEnded(direction)) onStep(direction);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    input?.onKeyDown?.(event);
    const direction = DIRECTIONS[event.key];
    if (direction === undefined || event.defaultPrevented || input?.readOnly) return;
    event.preventDefault();
    step(direction);
  };
  const button = (direction: -1 | 1) => (
    <button
      type="button"
      className={styles.button}
      aria-label={t(direction === 1 ? 'more' : 'less', { what: label })}
      aria-controls={id}
      disabled={input?.disabled}
      // Not disabled: a button that is pressed up to its end would lose focus.
      aria-disabled={hasEnded(direction) || undefined}
      onClick={() => step(direction)}
    >
      <Icon of={direction === 1 ? iconPlus : iconMinus} size="sm" />
    </button>
  );
  return (
    <div className={classes(styles.stepper, size === 'sm' && styles.small)}>
      {button(-1)}
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        {...input}
        id={id}
        className={styles.input}
        aria-label={label}
        value={value}
        onChange={(event) => onValue(event.target.value)}
        onBlur={onCommit}
        onKeyDown={onKeyDown}
      />
      {button(1)}
    </div>
  );
}
