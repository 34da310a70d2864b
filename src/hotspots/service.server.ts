import type { CardView } from '../catalogue/card.ts';
import type { Product } from '../catalogue/model.ts';
import { isAtPage } from '../content/pagePatterns.ts';
import type { OrderCounts } from './counts.ts';
import type { HotspotKind, HotspotSource } from './file.ts';
import type { HotspotZones } from './load.server.ts';
import { type HotspotPage, type Zone, zonesOf } from './zones.ts';

/** What a zone is asked for with. */
export interface AskedZone {
  /** The product of the page. */
  product?: number | undefined;
  /** Products that the page shows already, as those in a basket. */
  products: readonly number[];
  /** Products that the visitor has looked at, newest first. */
  seen: readonly number[];
}

export interface ShownZone {
  zone: Zone;
  seen: boolean;
}

export interface FoundZone {
  kind: HotspotKind;
  heading: string;
  products: readonly Product[];
}

/** Products in zones of pages: each chosen by the merchant or counted, never invented. */
export interface Hotspots {
  /**
   * Zones of a page that the shop has something for; `seen` where it is asked what the visitor has looked at.
   * @param path path of the page, without its language
   */
  on(page: HotspotPage, path: string): ShownZone[];
  /** What a zone shows now; undefined for nothing. */
  find(zone: Zone, asked: AskedZone): Promise<FoundZone | undefined>;
  cards(products: readonly Product[]): Promise<CardView[]>;
}

export interface HotspotOptions {
  zones: HotspotZones;
  products(ids: readonly number[]): Promise<Product[]>;
  cards(products: readonly Product[]): Promise<CardView[]>;
  /** Ids of the newest and of the reduced products that can be bought. */
  newest(count: number): readonly number[];
  reduced(count: number): readonly number[];
  ofSeries(series: number, count: number): readonly number[];
  counts: OrderCounts;
}

export function createHotspots(options: HotspotOptions): Hotspots {
  const { zones, counts, products } = options;

  async function idsOf({ kind, products: chosen }: HotspotSource, asked: AskedZone, most: number) {
    const named = asked.product === undefined ? asked.products : [asked.product];
    switch (kind) {
      case 'chosen':
        return chosen;
      case 'bestsellers':
        return counts.bestsellers();
      case 'new':
        return options.newest(most);
      case 'promotion':
        return options.reduced(most);
      case 'recent':
        return asked.seen;
      case 'bought_together':
        return counts.boughtWith({ products: named, most });
      case 'series': {
        const [of] = asked.product === undefined ? [] : await products([asked.product]);
        return of?.series ? options.ofSeries(of.series.id, most) : [];
      }
    }
  }

  return {
    on: (page, path) =>
      zonesOf(page).flatMap((zone) => {
        const found = zones.get(zone);
        return found && isAtPage(path, found.pages)
          ? [{ zone, seen: found.show.some(({ kind }) => kind === 'recent') }]
          : [];
      }),
    cards: options.cards,
    async find(zone, asked) {
      const found = zones.get(zone);
      if (!found) return undefined;
      for (const source of found.show) {
        const shown = new Set([asked.product, ...asked.products]);
        const ids = await idsOf(source, asked, found.count + shown.size);
        const others = [...new Set(ids)].filter((id) => !shown.has(id)).slice(0, found.count);
        const there = await products(others);
        if (there.length > 0) return { kind: source.kind, heading: source.heading, products: there };
      }
      return undefined;
    },
  };
}
