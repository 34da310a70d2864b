import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import styles from './layout.module.css';

interface SectionProps extends ComponentProps<'section'> {
  /** Below the first screens. */
  far?: boolean;
  /** Below the window of a phone: not in the first frame there. */
  held?: boolean;
}

/** A part of the page with air around it; two that follow each other share it. */
export function Section({ far = false, held = false, className, ...rest }: SectionProps) {
  return (
    <section
      {...rest}
      data-far={far ? '' : undefined}
      data-held={held ? '' : undefined}
      className={classes(styles.section, className)}
    />
  );
}
