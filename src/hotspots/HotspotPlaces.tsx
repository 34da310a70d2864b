import { Wrap } from '../ui/layout/Wrap.tsx';
import { HotspotPlace } from './HotspotPlace.tsx';
import type { HotspotPage, Zone } from './zones.ts';

interface HotspotPlacesProps {
  zones: readonly { zone: Zone; seen: boolean }[];
  page: HotspotPage;
  shown?: readonly number[];
}

/** Places of all zones of a page, one below another, as wide as its other parts. */
export const HotspotPlaces = ({ zones, ...more }: HotspotPlacesProps) =>
  zones.map((one) => (
    <Wrap key={one.zone}>
      <HotspotPlace {...one} {...more} />
    </Wrap>
  ));
