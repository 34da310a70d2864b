import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import styles from './layout.module.css';

/** Row of elements, wrapping. */
export function Row({ between = false, className, ...rest }: ComponentProps<'div'> & { between?: boolean }) {
  return <div {...rest} className={classes(styles.row, between && styles.between, className)} />;
}

/** Column of elements. */
export function Stack({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes(styles.stack, className)} />;
}

/** Layout of one column on a phone, two from 36rem; a child with `data-wide` takes both. */
export function Columns({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes(styles.columns, className)} />;
}
