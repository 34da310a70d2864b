import { useState } from 'react';
import { metresBetween, type Place } from '../delivery/points/model.ts';
import { pickupTexts } from '../delivery/points/texts.ts';
import { distanceWords } from '../delivery/points/words.ts';
import { nbsp } from '../kit/typography.ts';
import { MapFold } from '../map/MapFold.tsx';
import { useLocate } from '../map/useLocate.ts';
import { Button } from '../ui/Button.tsx';
import { iconLocate } from '../ui/icons.ts';
import { island } from '../ui/islands/island.ts';
import { Note } from '../ui/Note.tsx';
import { useText } from '../ui/TextContext.tsx';
import styles from './BranchesPage.module.css';
import type { BranchMapProps } from './BranchMap.tsx';
import { branchTexts } from './texts.ts';

/** The map of branches, and which are nearest: where somebody is stays in their browser. */
function BranchMapFold(props: BranchMapProps) {
  const t = useText(branchTexts);
  const [here, stand] = useState<Place>();
  const { locating, locate } = useLocate(stand);
  return (
    <div className={`stack ${styles.ways}`}>
      <MapFold
        load={() => import('./BranchMap.tsx').then(({ BranchMap, dressed }) => dressed().then(() => BranchMap))}
        with={props}
        beside={
          props.branches.length > 1 && (
            <Button size="sm" icon={iconLocate} busy={locating === 'busy'} onClick={locate}>
              {t('near')}
            </Button>
          )
        }
        told={
          <>
            {locating === 'failed' && (
              <Note kind="info" role="status" title={t('nowhereTitle')}>
                {t('nowhere')}
              </Note>
            )}
            <div role="status">{here && <Nearest here={here} {...props} />}</div>
          </>
        }
      />
    </div>
  );
}

function Nearest({ here, at, branches }: { here: Place } & BranchMapProps) {
  const t = useText(branchTexts);
  const tell = useText(pickupTexts);
  const sorted = branches
    .map(({ slug, name, place }) => ({ slug, name, metres: metresBetween(here, place) }))
    .toSorted((a, b) => a.metres - b.metres);
  return (
    <>
      <p>{t('nearest')}:</p>
      <ol className={styles.nearest}>
        {sorted.map(({ slug, name, metres }) => (
          <li key={slug}>
            <a href={`${at}#${slug}`}>{nbsp(name)}</a>, {nbsp(distanceWords(tell, metres))}
          </li>
        ))}
      </ol>
    </>
  );
}

export default island('branches/BranchMapFold', BranchMapFold);
