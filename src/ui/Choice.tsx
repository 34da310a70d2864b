import { type ComponentProps, type ReactNode, useId } from 'react';
import checkStyles from './Check.module.css';
import styles from './Choice.module.css';

/** Rows to choose one of, e.g. ways of delivery; put them inside a Fieldset. */
export function Choices({ children }: { children: ReactNode }) {
  return <div className={styles.choices}>{children}</div>;
}

type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'className'> & {
  /** Price on the right. */
  price?: ReactNode;
  help?: ReactNode;
  /** Content under the row, inside its border: further choices. */
  below?: ReactNode;
  children: ReactNode;
};

export function Choice({ price, help, below, children, id, ...rest }: ChoiceProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <div className={styles.choice}>
      <label className={styles.label} htmlFor={inputId}>
        <input
          {...rest}
          id={inputId}
          className={checkStyles.input}
          type="radio"
          aria-describedby={help === undefined ? undefined : `${inputId}-help`}
        />
        <span className={styles.name}>{children}</span>
        {price !== undefined && <span className={styles.price}>{price}</span>}
      </label>
      {help !== undefined && (
        <div id={`${inputId}-help`} className={styles.help}>
          {help}
        </div>
      )}
      {below}
    </div>
  );
}
