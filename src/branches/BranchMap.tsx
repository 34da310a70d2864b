import { useState } from 'react';
import type { Place } from '../delivery/points/model.ts';
import { nbsp } from '../kit/typography.ts';
import { MapView } from '../map/MapView.tsx';
import type { MapTiles } from '../map/tiles.ts';
import { wholeSheet } from '../ui/kernel/wholeSheet.ts';
import { useText } from '../ui/TextContext.tsx';
import { branchTexts } from './texts.ts';

export interface MappedBranch {
  slug: string;
  name: string;
  city: string;
  place: Place;
}

/** What it looks like is not in the document. */
export const dressed = wholeSheet;

/** All of Poland: a town alone would be a map without anything on it. */
const WHOLE: readonly Place[] = [];

export interface BranchMapProps {
  /** Address of the page that tells all of them; empty on that page. */
  at: string;
  branches: readonly MappedBranch[];
  /** Streets below them, where the shop has some. */
  tiles?: MapTiles | undefined;
}

/** Branches on the map; the one that is pressed is led to on the list. */
export function BranchMap({ at, branches, tiles }: BranchMapProps) {
  const t = useText(branchTexts);
  const [slug, choose] = useState<string>();
  const pins = branches.map(({ slug, name, city, place }) => ({ id: slug, label: name, name, town: city, ...place }));
  const chosen = branches.find((branch) => branch.slug === slug);
  return (
    <div>
      <MapView label={t('map')} pins={pins} chosen={slug} focus={WHOLE} tiles={tiles} onChoose={choose} />
      <p role="status">{chosen && <a href={`${at}#${chosen.slug}`}>{nbsp(chosen.name)}</a>}</p>
    </div>
  );
}
