import { type ComponentType, type ReactNode, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Note } from '../ui/Note.tsx';
import { useText } from '../ui/TextContext.tsx';
import { mapTexts } from './texts.ts';

/** What a map that is opened late is given besides its own. */
export interface LateMap {
  /** Shown when what it needs does not come. */
  failed: ReactNode;
}

interface MapFoldProps<Props> {
  /** Fetches the map's code. */
  load(): Promise<ComponentType<Props & LateMap>>;
  /** Of the map. */
  with: Props;
}

/** Opens a map; nothing of it is fetched before. */
export function MapFold<Props extends object>({ load, with: props }: MapFoldProps<Props>) {
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
  if (map === 'failed') return failed;
  if (typeof map === 'object') return <map.Opened {...props} failed={failed} />;
  return (
    <p>
      <Button size="sm" busy={map === 'coming'} onClick={open}>
        {t('open')}
      </Button>
    </p>
  );
}
