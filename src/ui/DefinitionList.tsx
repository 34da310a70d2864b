import { Fragment, type ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './DefinitionList.module.css';

export type Definition = {
  readonly key: string;
  readonly term: ReactNode;
  readonly value: ReactNode;
  readonly total?: boolean;
};

type DefinitionListProps = {
  items: readonly Definition[];
  /** `rows`: names and values with hairlines. `sum`: amounts on the right, a line above the total. */
  variant?: 'rows' | 'sum';
  className?: string | undefined;
};

export function DefinitionList({ items, variant = 'rows', className }: DefinitionListProps) {
  return (
    <dl className={classes(styles[variant], className)}>
      {items.map(({ key, term, value, total }) => {
        const Row = variant === 'rows' ? 'div' : Fragment;
        return (
          <Row key={key}>
            <dt className={classes(total && styles.total)}>{term}</dt>
            <dd className={classes(total && styles.total)}>{value}</dd>
          </Row>
        );
      })}
    </dl>
  );
}
