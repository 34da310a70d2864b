import { type ComponentType, useState } from 'react';
import type { PointFilters } from '../../delivery/points/find.ts';
import type { Place } from '../../delivery/points/model.ts';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { checkoutTexts } from '../texts.ts';
import type { PointMapProps } from './PointMap.tsx';
import styles from './PointPicker.module.css';

interface PointMapFoldProps {
  /** Address of all points. */
  href: string;
  filters: PointFilters;
  /** Of the points that were found. */
  focus: readonly Place[];
  /** Somebody has looked for a place: before that the map shows all of Poland. */
  looked: boolean;
  chosen: string;
  onChoose(code: string): void;
}

/** Opens the map; neither its code nor its points are fetched before. */
export function PointMapFold({ href, filters, focus, looked, chosen, onChoose }: PointMapFoldProps) {
  const t = useText(checkoutTexts);
  const [map, setMap] = useState<'coming' | 'failed' | { Opened: ComponentType<PointMapProps> }>();
  const open = () => {
    setMap('coming');
    import('./PointMap.tsx').then(
      ({ PointMap }) => setMap({ Opened: PointMap }),
      () => setMap('failed'),
    );
  };
  const failed = (
    <Note kind="warn" role="status" title={t('mapFailedTitle')}>
      {t('mapFailed')}
    </Note>
  );
  if (map === 'failed') return failed;
  if (typeof map === 'object') {
    const { Opened } = map;
    return <Opened {...{ href, filters, chosen, onChoose, failed }} focus={looked ? focus : []} />;
  }
  return (
    <p className={styles.open}>
      <Button size="sm" busy={map === 'coming'} onClick={open}>
        {t('mapOpen')}
      </Button>
    </p>
  );
}
