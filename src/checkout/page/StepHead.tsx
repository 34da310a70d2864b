import type { ReactNode } from 'react';
import styles from './CheckoutPage.module.css';

/** Heading of a step; its number is for the eye, the way of the steps says it to who listens. */
export const StepHead = ({ id, n, children }: { id: string; n: number; children: ReactNode }) => (
  <h2 id={id} className={styles.step} tabIndex={-1}>
    <span aria-hidden="true">{n}</span>
    {children}
  </h2>
);
