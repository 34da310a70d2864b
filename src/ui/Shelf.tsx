import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import styles from './Shelf.module.css';

type ShelfProps = ComponentProps<'ul'> & {
  /** `full`: 2, 3, then 4 in a row. `beside` a column of filters: 2, then 3. `even`, for exactly four things: 2, then 4. */
  columns?: 'full' | 'beside' | 'even';
};

/** A list of plates that stand side by side; the children are `li`. */
export function Shelf({ columns = 'full', className, ...rest }: ShelfProps) {
  return <ul {...rest} className={classes(styles.shelf, styles[columns], className)} />;
}
