import { classes } from '../ui/classes.ts';
import styles from './Hotspot.module.css';
import { MOST_PRODUCTS } from './request.ts';
import type { HotspotPage, Zone } from './zones.ts';

interface HotspotPlaceProps {
  zone: Zone;
  /** True: the zone is asked for with what the visitor has looked at. */
  seen: boolean;
  page: HotspotPage;
  /** Product of the page. */
  product?: number | undefined;
  /** Products that the page shows already. */
  shown?: readonly number[];
}

/** Empty place of a zone: the kernel asks for it once it is about to be seen. Without scripts it is not there. */
export const HotspotPlace = ({ zone, seen, page, product, shown = [] }: HotspotPlaceProps) => (
  <div
    id={zone}
    className={classes('hotspot__wrapper', styles.place)}
    data-ajaxload="true"
    data-seen={seen || undefined}
    data-pagetype={page}
    data-product={product}
    data-products={shown.length > 0 ? shown.slice(0, MOST_PRODUCTS).join(';') : undefined}
  />
);
