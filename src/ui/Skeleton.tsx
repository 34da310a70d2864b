import { classes } from './classes.ts';
import { rareTexts } from './rare.texts.ts';
import { Shelf } from './Shelf.tsx';
import styles from './Skeleton.module.css';
import { useText } from './TextContext.tsx';

type SkeletonProps = { shape?: 'line' | 'title' | 'price' | 'plate'; width?: 'full' | 'most' | 'half' };

/** The shape of what comes, never a spinner over the page. Silent: the part it stands for carries aria-busy. */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps) {
  return <div className={classes(styles.bone, styles[shape], styles[width])} aria-hidden="true" />;
}

export function ShelfSkeleton({ count, columns = 'full' }: { count: number; columns?: 'full' | 'beside' | 'even' }) {
  const t = useText(rareTexts);
  return (
    <Shelf columns={columns} aria-busy="true" aria-label={t('loading')}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike, never reordered
        <li key={place}>
          <Skeleton shape="plate" />
          <Skeleton shape="title" width="most" />
          <Skeleton width="half" />
        </li>
      ))}
    </Shelf>
  );
}
