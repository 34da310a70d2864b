import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import styles from './layout.module.css';

/** Side by side, wrapping. */
export function Row({ between = false, className, ...rest }: ComponentProps<'div'> & { between?: boolean }) {
  return <div {...rest} className={classes(styles.row, between && styles.between, className)} />;
}

/** One under another. */
export function Stack({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes(styles.stack, className)} />;
}

/** One column on a phone, two from 36rem; a child with `data-wide` takes both. */
export function Columns({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes(styles.columns, className)} />;
}
