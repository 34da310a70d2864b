import { Button } from '../ui/Button.tsx';
import { useText } from '../ui/TextContext.tsx';
import type { Camera, Size } from './camera.ts';
import styles from './MapView.module.css';
import { mapTexts } from './texts.ts';
import { foreignHost, type MapTiles, tilesIn } from './tiles.ts';

interface TilesProps {
  tiles: MapTiles;
  camera: Camera;
  size: Size;
}

/** Pictures of streets; where one does not come the outline below it stays seen. */
export function Tiles({ tiles, camera, size }: TilesProps) {
  return tilesIn(camera, size, tiles).map(({ href, left, top, size }) => (
    // `data-missing` without words: no plate stands for what does not come.
    <img
      key={href}
      className={styles.tile}
      src={href}
      alt=""
      data-missing=""
      draggable={false}
      style={{ left, top, width: size, height: size }}
    />
  ));
}

interface StreetsChoiceProps {
  tiles: MapTiles;
  shown: boolean;
  onChange(shown: boolean): void;
}

/** Asks before another site learns who looks at the map; what is agreed to holds until the map is left (GDPR, art. 6.1 a). */
export function StreetsChoice({ tiles, shown, onChange }: StreetsChoiceProps) {
  const t = useText(mapTexts);
  const host = foreignHost(tiles);
  if (host === undefined) return null;
  return (
    <div className={`cluster ${styles.streets}`}>
      <Button size="sm" aria-pressed={shown} onClick={() => onChange(!shown)}>
        {t('streets')}
      </Button>
      <p>{t('streetsFrom', { host })}</p>
    </div>
  );
}
