import { beforeEach } from 'vitest';
import type { SizeDraft } from '../../catalogue/draft.ts';
import { createCatalogue } from '../../catalogue/service.server.ts';
import { aDraft, aSizeDraft, importAll } from '../../catalogue/testing/drafts.server.ts';
import { stock } from '../../catalogue/testing/things.ts';
import { createPoints } from '../../customers/points/service.server.ts';
import type { Db } from '../../db/database.ts';
import type { OpenTestDatabase } from '../../db/testing/databases.server.ts';
import { createGiftCards } from '../../giftCards/service.server.ts';
import { CARD_PRODUCT, CARD_RULES } from '../../giftCards/testing/cards.ts';
import { HOUR } from '../../kit/clock.ts';
import type { Visit } from '../../session/model.ts';
import { createSessions } from '../../session/service.server.ts';
import { openVisit } from '../../session/visit.server.ts';
import type { Wanted } from '../model.ts';
import type { RebateCode } from '../rebates/model.ts';
import { type Baskets, createBaskets } from '../service.server.ts';
import { aCode, rules } from './rules.ts';

const BEGIN = Date.parse('2026-11-21T10:00:00Z');

const CODES: ReadonlyMap<string, RebateCode> = new Map([
  ['MINUS10', aCode()],
  ['DWA', aCode({ code: 'DWA', uses: 2 })],
  ['RAZ', aCode({ code: 'RAZ', oncePerCustomer: true })],
  ['KUBKI', aCode({ code: 'KUBKI', categories: ['kubki'] })],
  ['TALERZE', aCode({ code: 'TALERZE', categories: ['talerze'] })],
  ['POTEM', aCode({ code: 'POTEM', from: BEGIN + HOUR })],
]);
const GRATIS = [{ from: 10_000, gifts: [{ product: 2, size: 'uniw' }] }];

export const cup = (more: Partial<Wanted> = {}): Wanted => ({ product: 1, size: 'uniw', quantity: '1', ...more });

/** A shop with two products of 84,00 zł, five of each, codes and a gift; new before each test. */
export function basketShop(open: OpenTestDatabase) {
  let db: Db;
  let baskets: Baskets;
  const clock = () => shop.now;

  const shop = {
    now: BEGIN,
    /** Errors that a failed store reported. */
    told: [] as unknown[],
    get db() {
      return db;
    },
    get baskets() {
      return baskets;
    },
    /** The shop once more, on another store or with other codes. */
    again: (on: Db, codes: ReadonlyMap<string, RebateCode> = CODES): Baskets =>
      createBaskets({
        db: on,
        catalogue: createCatalogue(db),
        clock,
        points: createPoints(on, clock),
        rules: rules({ rebates: { codes, freeGifts: GRATIS, stacks: false }, cardProducts: new Set([CARD_PRODUCT]) }),
        giftCards: shop.giftCards(on),
        onError: (error) => void shop.told.push(error),
      }),
    giftCards: (on: Db) => createGiftCards({ db: on, clock, rules: CARD_RULES }),
    brought: (stocks = [stock(5)], more: Partial<SizeDraft> = {}) =>
      importAll(
        db,
        [1, 2].map((id) => aDraft(String(id), { preferredId: id, sizes: [aSizeDraft({ stocks, ...more })] })),
        shop.now,
      ),
    visitor: (header?: string): Promise<Visit & { cookie(): string | undefined }> =>
      openVisit(createSessions(db, clock), { name: 'witryna', secure: false }, header),
    /** Products with their quantities, in the basket and beside it. */
    async shown(visit: Visit) {
      const { lines, later } = await baskets.view(visit);
      const brief = (some: typeof lines) => some.map(({ product, known }) => [product, known?.quantity]);
      return { lines: brief(lines), later: brief(later) };
    },
    /** A shopper with so many of product 1 and one of product 2; gives the ids of the lines. */
    async shopper(quantity = '2') {
      const visit = await shop.visitor();
      await baskets.add(visit, [cup({ quantity }), cup({ product: 2 })]);
      const [first = '', second = ''] = (await baskets.view(visit)).lines.map(({ id }) => id);
      return { visit, first, second, header: visit.cookie()?.split(';')[0] ?? '' };
    },
  };

  beforeEach(async () => {
    db = await open();
    shop.now = BEGIN;
    shop.told = [];
    baskets = shop.again(db);
    await shop.brought();
  });
  return shop;
}
