import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import styles from './layout.module.css';

/** A part of the page with air around it; two that follow each other share it. */
export function Section({ far = false, className, ...rest }: ComponentProps<'section'> & { far?: boolean }) {
  return <section {...rest} className={classes(styles.section, far && styles.far, className)} />;
}
