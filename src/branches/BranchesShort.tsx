import { nbsp } from '../kit/typography.ts';
import type { MapTiles } from '../map/tiles.ts';
import { Island } from '../ui/islands/Island.tsx';
import { useText } from '../ui/TextContext.tsx';
import styles from './BranchesPage.module.css';
import branchMap from './BranchMapFold.island.tsx';
import type { Branch } from './model.ts';
import { BRANCHES_PATH } from './path.ts';
import { branchTexts } from './texts.ts';

/** Branches in short, for a page about something else: each leads to all that is told of it. */
export function BranchesShort({ branches, tiles }: { branches: readonly Branch[]; tiles: MapTiles | undefined }) {
  const t = useText(branchTexts);
  return (
    <div className={styles.short}>
      <ul>
        {branches.map(({ slug, name, street, city }) => (
          <li key={slug}>
            <a href={`${BRANCHES_PATH}#${slug}`}>{nbsp(name)}</a>, {nbsp(`${street}, ${city}`)}
          </li>
        ))}
      </ul>
      <p>
        <a href={BRANCHES_PATH}>{t('all')}</a>
      </p>
      <BranchMapPlace branches={branches} tiles={tiles} at={BRANCHES_PATH} />
    </div>
  );
}

/** The map, where some branch says where it stands. */
export function BranchMapPlace({
  branches,
  tiles,
  at = '',
}: {
  branches: readonly Pick<Branch, 'slug' | 'name' | 'city' | 'place'>[];
  tiles: MapTiles | undefined;
  at?: string;
}) {
  const mapped = branches.flatMap(({ slug, name, city, place }) => (place ? [{ slug, name, city, place }] : []));
  return mapped.length > 0 && <Island of={branchMap} props={{ at, branches: mapped, ...(tiles ? { tiles } : {}) }} />;
}
