import { randomUUID } from 'node:crypto';
import { productIn } from '../catalogue/inContext.ts';
import type { Catalogue } from '../catalogue/service.server.ts';
import type { Db } from '../db/database.ts';
import { type Clock, DAY } from '../kit/clock.ts';
import type { PriceContext } from '../kit/priceContext.ts';
import type { Orders } from '../orders/service.server.ts';
import type { Deed } from '../session/deeds.ts';
import type { Shopper } from '../session/model.ts';
import type { Purpose } from '../ui/browser/consentName.ts';
import { type ItemFacts, type Worth, worthOf } from './item.ts';
import { hearersOf, isMeasured, type MeasuringRules, measures } from './rules.ts';
import { countOf, insert, remove, rowsOf, takeOf } from './store.server.ts';
import { type Purchase, purchaseOf } from './worth.ts';

/** Event as a browser gets it: data, and addresses of scripts of this shop that hear of it. */
export interface TrackedEvent {
  id: string;
  event: Deed['name'];
  ecommerce?: Worth | Purchase;
  scripts: string[];
}

export interface Measuring {
  rules: MeasuringRules;
  /** Tells whether anything may be measured of a visitor. */
  measures(agreed: readonly Purpose[]): boolean;
  /** Keeps what a shopper has done until their browser asks; of how many deeds. Never fails: nothing depends on it. */
  keep(shopper: Shopper, deeds: readonly Deed[]): Promise<number>;
  /** Number of events that wait for a browser. */
  waiting(shopper: Shopper): Promise<number>;
  /**
   * Events of a browser; what is not agreed to any more is dropped. Each is given once, or until its browser has heard it:
   * a page that is left meanwhile loses none.
   * @param heard ids of those that it has heard; missing: whoever asks has heard all
   */
  take(shopper: Shopper, heard?: readonly string[]): Promise<TrackedEvent[]>;
  /** Facts that items are told by. */
  facts(): Promise<ItemFacts & { currency: string }>;
}

export interface MeasuringOptions {
  db: Db;
  clock: Clock;
  currency: string;
  rules: MeasuringRules;
  catalogue: Pick<Catalogue, 'products' | 'names'>;
  orders: Pick<Orders, 'order'>;
  onError(error: unknown): void;
}

/** What nobody came for in a day tells nothing about this visit. */
const KEPT_MS = DAY;
/** More of one browser than this are no shopping. */
const MOST_WAITING = 100;

export function createMeasuring({
  db,
  clock,
  currency,
  rules,
  catalogue,
  orders,
  onError,
}: MeasuringOptions): Measuring {
  const waitingOf = (session: string) => countOf(db.read, session, clock() - KEPT_MS);

  async function facts(): Promise<ItemFacts & { currency: string }> {
    const { categories } = await catalogue.names();
    const pathOf = (id: number) => [...categories.ancestorsOf(id), ...[categories.byId(id) ?? []].flat()];
    return { at: clock(), pathOf, currency };
  }

  async function ecommerceOf(deed: Deed, context?: PriceContext): Promise<Pick<TrackedEvent, 'ecommerce'> | undefined> {
    if (!('order' in deed) && !('lines' in deed)) return {};
    const told = await facts();
    if ('order' in deed) {
      const order = await orders.order(deed.order);
      if (!order) return undefined;
      const products = await catalogue.products(order.lines.map(({ product }) => product));
      return { ecommerce: purchaseOf(order, { ...told, products }) };
    }
    const products = await catalogue.products(deed.lines.map(({ product }) => product));
    const lines = deed.lines.flatMap((line) => {
      const product = products.find(({ id }) => id === line.product);
      return product ? [{ ...line, product: context ? productIn(product, context) : product }] : [];
    });
    return lines.length === 0 ? undefined : { ecommerce: worthOf(lines, told) };
  }

  return {
    rules,
    facts,
    measures: (agreed) => measures(rules, agreed),
    async keep({ place, measured }, deeds) {
      const wanted = deeds.filter(({ name }) => measured && isMeasured(rules, name, measured.agreed));
      if (place === undefined || wanted.length === 0) return 0;
      try {
        const room = MOST_WAITING - (await waitingOf(place));
        const rows = wanted.slice(0, Math.max(0, room)).map((deed, nth) => ({
          ...{ id: randomUUID(), session_id: place, deed: JSON.stringify(deed), place: nth },
          done_at: clock(),
        }));
        if (rows.length > 0) await db.write((tx) => insert(tx, rows));
        return rows.length;
      } catch (error) {
        onError(error);
        return 0;
      }
    },
    waiting: async ({ place, measured }) => (place === undefined || !measured ? 0 : waitingOf(place)),
    async take({ place, measured, priceContext }, heard) {
      // Most who ask have nothing: no writer waits for them.
      if (place === undefined || !measured || (await waitingOf(place)) === 0) return [];
      const rows = await (heard ? rowsOf(db.read, place) : db.write((tx) => takeOf(tx, place)));
      const told: TrackedEvent[] = [];
      const over: string[] = [];
      for (const { id, deed: json, done_at: at } of rows) {
        const deed: Deed = JSON.parse(json);
        const isOver = heard?.includes(id) || at <= clock() - KEPT_MS || !isMeasured(rules, deed.name, measured.agreed);
        const more = isOver ? undefined : await ecommerceOf(deed, priceContext);
        if (more) told.push({ id, event: deed.name, ...more, scripts: hearersOf(rules, deed.name, measured.agreed) });
        else over.push(id);
      }
      if (heard && over.length > 0) await db.write((tx) => remove(tx, place, over));
      return told;
    },
  };
}
