import { type ComponentType, type ReactNode, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Note } from '../ui/Note.tsx';
import { useText } from '../ui/TextContext.tsx';
import styles from './MapFold.module.css';
import { mapTexts } from './texts.ts';

/** What a map that is opened late is given besides its own. */
export interface LateMap {
  /** Shown when what it needs does not come. */
  failed: ReactNode;
}

interface MapFoldProps<Props> {
  /** Fetches the map's code. */
  load(): Promise<ComponentType<Props & LateMap>>;
  /** Props of the map. */
  with: Props;
  /** Another button beside the one that opens it, which stays. */
  beside?: ReactNode;
  /** Message of that other button. */
  told?: ReactNode;
}

/** Opens a map; nothing of it is fetched before. */
export function MapFold<Props extends object>({ load, with: props, beside, told }: MapFoldProps<Props>) {
  const t = useText(mapTexts);
  const [map, setMap] = useState<'coming' | 'failed' | { Opened: ComponentType<Props & LateMap> }>();
  const open = () => {
    setMap('coming');
    load().then(
      (Opened) => setMap({ Opened }),
      () => setMap('failed'),
    );
  };
  const failed = (
    <Note kind="warn" role="status" title={t('failedTitle')}>
      {t('failed')}
    </Note>
  );
  const isOpen = typeof map === 'object';
  return (
    <>
      {(beside || !(isOpen || map === 'failed')) && (
        <p className={styles.ways}>
          {!isOpen && map !== 'failed' && (
            <Button size="sm" busy={map === 'coming'} onClick={open}>
              {t('open')}
            </Button>
          )}
          {beside}
        </p>
      )}
      {told}
      {map === 'failed' && failed}
      {isOpen && <map.Opened {...props} failed={failed} />}
    </>
  );
}
