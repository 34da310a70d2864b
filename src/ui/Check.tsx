import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Check.module.css';
import { classes } from './classes.ts';
import { FieldMessage } from './FieldMessage.tsx';

type CheckProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & {
  kind?: 'checkbox' | 'radio' | 'switch';
  /** Help under the words, e.g. what a consent is for. */
  help?: ReactNode;
  error?: ReactNode;
  /** True where the choice is never answered: a list of filters has dozens. */
  unanswered?: boolean;
  children: ReactNode;
};

/** A box, a point or a switch with its words; all of the row can be pressed. */
export function Check({ kind = 'checkbox', help, error, unanswered, className, children, id, ...rest }: CheckProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  // Nobody points to a box without help or error; a list of filters has dozens.
  const pointedAt = id ?? (help === undefined && error === undefined ? undefined : ownId);
  const helpId = `${inputId}-help`;
  const errorId = `${inputId}-answer`;
  const describedBy = classes(help !== undefined && helpId, error !== undefined && errorId);
  const row = (
    <label className={classes(styles.check, kind === 'switch' && styles.switch)} htmlFor={pointedAt}>
      <input
        {...rest}
        id={pointedAt}
        className={styles.input}
        type={kind === 'radio' ? 'radio' : 'checkbox'}
        role={kind === 'switch' ? 'switch' : undefined}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={classes(rest['aria-describedby'], describedBy)}
      />
      <span className={styles.words}>{children}</span>
    </label>
  );
  if (unanswered && help === undefined && className === undefined) return row;
  return (
    <div className={className}>
      {row}
      {help !== undefined && (
        <p id={helpId} className={styles.help}>
          {help}
        </p>
      )}
      {!unanswered && (
        <div aria-live="polite">
          {error !== undefined && (
            <FieldMessage id={errorId} kind="err">
              {error}
            </FieldMessage>
          )}
        </div>
      )}
    </div>
  );
}
