import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import styles from './layout.module.css';

/** A part of the page with air around it; two that follow each other share it. `far`: below the first screens. */
export function Section({ far = false, className, ...rest }: ComponentProps<'section'> & { far?: boolean }) {
  return <section {...rest} data-far={far ? '' : undefined} className={classes(styles.section, className)} />;
}
