import { MapFold } from '../map/MapFold.tsx';
import { island } from '../ui/islands/island.ts';
import type { BranchMapProps } from './BranchMap.tsx';

const Opener = (props: BranchMapProps) => (
  <MapFold load={() => import('./BranchMap.tsx').then(({ BranchMap }) => BranchMap)} with={props} />
);

export default island('branches/BranchMapFold', Opener);
