import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import styles from './layout.module.css';

/** A part of the page with air around it; two that follow each other share it. */
export function Section({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={classes(styles.section, className)} />;
}
