import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import styles from './Announcements.module.css';

interface AnnouncementsBoxProps {
  place: 'top' | 'bottom';
  /** True in the order process, where nothing is fixed. */
  ordering: boolean;
  children: ReactNode;
}

/** Box of the bars over or under a page. `close.ts` removes closed ones. */
export const AnnouncementsBox = ({ place, ordering, children }: AnnouncementsBoxProps) => (
  <div id={`strips_${place}`} className={classes(styles.box, ordering && styles.ordering)}>
    {children}
  </div>
);
