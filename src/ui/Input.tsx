import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Input.module.css';

type InputProps = ComponentProps<'input'> & {
  /** An IconButton that sits inside the field at its end, e.g. to show a password. */
  end?: ReactNode;
};

export function Input({ className, end, ...rest }: InputProps) {
  const input = (
    <input type="text" {...rest} className={classes(styles.control, end !== undefined && styles.hasEnd, className)} />
  );
  if (end === undefined) return input;
  return (
    <div className={styles.withEnd}>
      {input}
      <div className={styles.end}>{end}</div>
    </div>
  );
}

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={classes(styles.control, styles.textarea, className)} />;
}

/** `quiet` has no box until it is pointed at, e.g. the order of a list. */
export function Select({ className, quiet = false, ...rest }: ComponentProps<'select'> & { quiet?: boolean }) {
  return <select {...rest} className={classes(styles.control, styles.select, quiet && styles.quiet, className)} />;
}
