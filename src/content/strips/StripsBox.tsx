import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import styles from './Strips.module.css';

interface StripsBoxProps {
  place: 'top' | 'bottom';
  /** In the order process: nothing is fixed. */
  ordering: boolean;
  children: ReactNode;
}

/** Holds the strips over or under a page. `close.ts` takes out what is closed. */
export const StripsBox = ({ place, ordering, children }: StripsBoxProps) => (
  <div id={`strips_${place}`} className={classes(styles.box, ordering && styles.ordering)}>
    {children}
  </div>
);
