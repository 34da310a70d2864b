import { type ComponentType, useEffect, useState } from 'react';
import { seenBefore } from '../../hotspots/seen.ts';

const MOST_SHOWN = 4;

/** Products looked at before: nothing until there are some and somebody comes near, which wakes it. */
export function Recent({ id }: { id: number }) {
  const [shelf, setShelf] = useState<{ Shelf: ComponentType<{ ids: readonly number[] }>; ids: readonly number[] }>();

  useEffect(() => {
    const ids = seenBefore(id).slice(0, MOST_SHOWN);
    if (ids.length === 0) return;
    import('./RecentShelf.tsx').then(
      (module) => setShelf({ Shelf: module.RecentShelf, ids }),
      // Without it the page lacks nothing.
      () => {},
    );
  }, [id]);

  return shelf && <shelf.Shelf ids={shelf.ids} />;
}
