import { useEffect, useMemo, useState } from 'react';
import { fits, type PointFilters } from '../../delivery/points/find.ts';
import { type MapPoint, type PackedPoints, unpackPoints } from '../../delivery/points/mapData.ts';
import type { Place } from '../../delivery/points/model.ts';
import type { LateMap } from '../../map/MapFold.tsx';
import { MapView } from '../../map/MapView.tsx';
import type { MapTiles } from '../../map/tiles.ts';
import { call } from '../../ui/browser/call.ts';
import { wholeSheet } from '../../ui/kernel/wholeSheet.ts';
import { useText } from '../../ui/TextContext.tsx';
import { checkoutTexts } from '../texts.ts';
import styles from './PointPicker.module.css';

/** What it looks like is not in the document. */
export const dressed = wholeSheet;

interface PointMapProps extends LateMap {
  href: string;
  filters: PointFilters;
  /** Places that the map shows at first: the points that were found, once somebody has looked for some; all of Poland before. */
  focus: readonly Place[];
  chosen: string;
  tiles?: MapTiles | undefined;
  onChoose(code: string): void;
}

/** All points of a list on the map, narrowed as the list beside it is. */
export function PointMap({ href, filters, focus, chosen, tiles, onChoose, failed }: PointMapProps) {
  const t = useText(checkoutTexts);
  const points = usePoints(href);
  const { open = false, pays = false, easy = false } = filters;
  const pins = useMemo(() => {
    const all = points || [];
    return open || pays || easy ? all.filter((point) => fits({ open, pays, easy }, point, Date.now())) : all;
  }, [points, open, pays, easy]);
  if (points === false) return failed;
  return (
    <div className={styles.map} aria-busy={points === undefined || undefined}>
      <MapView
        label={t('mapLabel')}
        pins={pins}
        focus={focus}
        tiles={tiles}
        {...(chosen === '' ? {} : { chosen })}
        onChoose={onChoose}
      />
    </div>
  );
}

/** False when they did not come. */
function usePoints(href: string): readonly MapPoint[] | false | undefined {
  const [points, setPoints] = useState<readonly MapPoint[] | false>();
  useEffect(() => {
    const gone = new AbortController();
    void call<PackedPoints>(href, { signal: gone.signal }).then((packed) => {
      if (!gone.signal.aborted) setPoints(packed && unpackPoints(packed));
    });
    return () => gone.abort();
  }, [href]);
  return points;
}
