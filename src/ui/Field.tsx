import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import styles from './Field.module.css';
import { FieldMessage, type FieldMessageKind } from './FieldMessage.tsx';
import { useText } from './TextContext.tsx';
import { uiTexts } from './texts.ts';

/** Spread on the control: `<Field label="Imię">{(control) => <Input name="firstname" {...control} />}</Field>` */
export type ControlProps = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-busy': true | undefined;
  readonly 'data-ok': true | undefined;
};

export type FieldAnswer = {
  readonly kind: FieldMessageKind;
  readonly text: ReactNode;
  /** Tells it from the one before, so that the same words are read out once more. */
  readonly turn?: number;
};

type FieldProps = {
  label: ReactNode;
  id?: string | undefined;
  /** Help text, always shown. */
  help?: ReactNode;
  /** Answer of the shop to the value; only `err` makes the control invalid. */
  answer?: FieldAnswer | undefined;
  /** True where no value is ever answered. */
  unanswered?: boolean;
  optional?: boolean;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** Label, control, help and answer, tied by ids. The answer's live region is there before it speaks. */
export function Field({ label, id, help, answer, unanswered, optional, className, children }: FieldProps) {
  const t = useText(uiTexts);
  const ownId = useId();
  const controlId = id ?? ownId;
  const helpId = `${controlId}-help`;
  const answerId = `${controlId}-answer`;
  const describedBy = classes(help !== undefined && helpId, answer !== undefined && answerId);
  return (
    <div className={classes(styles.field, className)}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
        {optional && <span className={styles.optional}> ({t('optional')})</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': describedBy,
        'aria-invalid': answer?.kind === 'err' || undefined,
        'aria-busy': answer?.kind === 'busy' || undefined,
        'data-ok': answer?.kind === 'ok' || undefined,
      })}
      {help !== undefined && (
        <p id={helpId} className={styles.help}>
          {help}
        </p>
      )}
      {!unanswered && (
        <div aria-live="polite">
          {answer !== undefined && (
            <FieldMessage key={answer.turn} id={answerId} kind={answer.kind}>
              {answer.text}
            </FieldMessage>
          )}
        </div>
      )}
    </div>
  );
}

type FieldsetProps = {
  legend: ReactNode;
  /** The legend is for those who listen; a heading above says the same to the eye. */
  legendHidden?: boolean;
  help?: ReactNode;
  error?: ReactNode;
  /** True where the question is never answered: a list of filters has dozens. */
  unanswered?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** Controls that answer one question together. */
export function Fieldset({
  legend,
  legendHidden = false,
  help,
  error,
  unanswered,
  className,
  children,
}: FieldsetProps) {
  const id = useId();
  const describedBy = classes(help !== undefined && `${id}-help`, error !== undefined && `${id}-answer`);
  return (
    <fieldset className={className} aria-describedby={describedBy}>
      <legend className={legendHidden ? 'vh' : styles.label}>{legend}</legend>
      {help !== undefined && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {children}
      {!unanswered && (
        <div aria-live="polite">
          {error !== undefined && (
            <FieldMessage id={`${id}-answer`} kind="err">
              {error}
            </FieldMessage>
          )}
        </div>
      )}
    </fieldset>
  );
}
