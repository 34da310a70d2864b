import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import styles from './layout.module.css';

/** Row of elements, wrapping. */
export function Row({ between = false, className, ...rest }: ComponentProps<'div'> & { between?: boolean }) {
  return <div {...rest} className={classes(styles.row, between && styles.between, className)} />;
}
