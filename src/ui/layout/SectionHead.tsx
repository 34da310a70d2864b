import type { ReactNode } from 'react';
import styles from './layout.module.css';

type SectionHeadProps = {
  title: ReactNode;
  /** Id for the section's aria-labelledby. */
  id?: string;
  level?: 2 | 3;
  /** MoreLink on the right. */
  more?: ReactNode;
};

export function SectionHead({ title, id, level = 2, more }: SectionHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.head}>
      <Heading id={id}>{title}</Heading>
      {more}
    </div>
  );
}
