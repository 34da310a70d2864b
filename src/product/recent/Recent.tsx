import { type ComponentType, useEffect, useRef, useState } from 'react';
import styles from './Recent.module.css';
import { look } from './seen.ts';

/** How far below the window the shelf starts to load, in px: far enough to be there when it is reached. */
const AHEAD = '600px';

const MOST_SHOWN = 4;

/** The place of the shelf of products looked at before: empty until there are some and somebody comes near. */
export function Recent({ id }: { id: number }) {
  const place = useRef<HTMLDivElement>(null);
  const [shelf, setShelf] = useState<{ Shelf: ComponentType<{ ids: readonly number[] }>; ids: readonly number[] }>();

  useEffect(() => {
    const ids = look(id).slice(0, MOST_SHOWN);
    if (ids.length === 0 || !place.current) return;
    let left = false;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        import('./RecentShelf.tsx').then(
          ({ RecentShelf }) => left || setShelf({ Shelf: RecentShelf, ids }),
          // Without it the page lacks nothing.
          () => {},
        );
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => {
      left = true;
      observer.disconnect();
    };
  }, [id]);

  return (
    <div ref={place} className={styles.place}>
      {shelf && <shelf.Shelf ids={shelf.ids} />}
    </div>
  );
}
