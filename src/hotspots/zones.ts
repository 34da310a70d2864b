/** Zones of products by the page that they stand on; themes of the platform know the names. */
const ZONES_OF = {
  main: ['main_hotspot_zone1', 'main_hotspot_zone2', 'main_hotspot_zone3', 'main_hotspot_zone4'],
  projector: [
    'products_associated_zone1',
    'products_associated_zone2',
    'products_associated_zone3',
    'products_associated_zone4',
    'p_associated_zone1',
    'p_associated_zone2',
    'p_associated_zone3',
    'projector_associated_zone',
  ],
  basketedit: ['basketedit_hotspot_zone1'],
  text: ['text_hotspot_zone1', 'text_hotspot_zone2', 'text_hotspot_zone3', 'text_hotspot_zone4'],
  search: ['search_hotspot_zone1'],
  noproduct: ['noproduct_hotspot_zone1'],
} as const;

export type HotspotPage = keyof typeof ZONES_OF;
export type Zone = (typeof ZONES_OF)[HotspotPage][number];

/** Zones of a page in their order. */
export const zonesOf = (page: HotspotPage): readonly Zone[] => ZONES_OF[page];

export const ZONES: readonly Zone[] = Object.values(ZONES_OF).flat();

/** The zone of a name, as a theme or a program writes it. */
export const zoneNamed = (name: string): Zone | undefined => ZONES.find((zone) => zone === name);

/** The zone of a page by its short name, such as `zone1`; its whole name is known as well. */
export function zoneAt(page: string, zone: string): Zone | undefined {
  const zones: readonly Zone[] = Object.hasOwn(ZONES_OF, page) ? ZONES_OF[page as HotspotPage] : [];
  return zones.find((one) => one === zone || one.endsWith(`_${zone}`));
}
