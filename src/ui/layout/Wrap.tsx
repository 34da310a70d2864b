import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import styles from './layout.module.css';

type WrapProps = ComponentProps<'div'> & { as?: 'div' | 'main' | 'section' | 'article' | 'header' | 'footer' };

/** The width of the page with its gutters. */
export function Wrap({ as: Element = 'div', className, ...rest }: WrapProps) {
  return <Element {...rest} className={classes(styles.wrap, className)} />;
}
