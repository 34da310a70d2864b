import { MapFold } from '../map/MapFold.tsx';
import { island } from '../ui/islands/island.ts';
import type { MappedBranch } from './BranchMap.tsx';

const Opener = (props: { branches: readonly MappedBranch[] }) => (
  <MapFold load={() => import('./BranchMap.tsx').then(({ BranchMap }) => BranchMap)} with={props} />
);

export default island('branches/BranchMapFold', Opener);
