import type { PriceContextOf } from '../catalogue/priceContexts.ts';
import type { Catalogue } from '../catalogue/service.server.ts';
import type { Db, Tx } from '../db/database.ts';
import { written } from '../db/written.ts';
import type { Uploads } from '../files/service.server.ts';
import type { GiftCard } from '../giftCards/model.ts';
import type { GiftCards } from '../giftCards/service.server.ts';
import type { Clock } from '../kit/clock.ts';
import { type Err, err, ok, type Result } from '../kit/result.ts';
import type { Shopper, Visit } from '../session/model.ts';
import type { AddError, Added, BasketLine, Changed, LineEdit, LineRef, Wanted } from './model.ts';
import { codeKey } from './rebates/codeTerms.ts';
import { sameGift } from './rebates/freeGifts.ts';
import type { CodeErrorCode, Gift, RebateCode } from './rebates/model.ts';
import type { BasketRules } from './rules.ts';
import { addProducts } from './service/add.server.ts';
import { type CardError, dropCard, keepCard, payingCard } from './service/cards.server.ts';
import { type Checkout, checkoutOf } from './service/checkout.server.ts';
import { type CodeUse, codeInForce, countCode } from './service/codes.server.ts';
import { noted } from './service/deeds.server.ts';
import { editLines, lineNamed, takeOut } from './service/edit.server.ts';
import { mergeSessions } from './service/mergeSessions.server.ts';
import { emptyFor } from './service/order.server.ts';
import { productsIn, readBasket, readKept, rememberSeen, viewOf } from './service/read.server.ts';
import { forget, putAside, putBack } from './service/shelf.server.ts';
import { filesIn, known } from './service/wanted.server.ts';
import { choicesOf, saveChoices } from './store/choices.server.ts';
import { linesOf } from './store/lines.server.ts';
import { forgetUser, removeUses } from './store/uses.server.ts';
import type { BasketView } from './view.ts';

/** Result of a change to a line. */
export type LineResult = Result<{ line: string; product: number }, AddError>;

/** A shopper's own basket: each call sees and changes that of the session it is given, and no other. */
export interface Baskets {
  rules: BasketRules;
  /** Puts products into the basket, each or not at all; results are in the order of the input. */
  add(visit: Visit, wanted: readonly Wanted[]): Promise<Result<Added, AddError>[]>;
  /** Changes quantities and comments, each line or not at all. */
  edit(visit: Visit, edits: readonly LineEdit[]): Promise<Result<Changed, AddError>[]>;
  /** Takes lines out; for an hour they can be put back. */
  remove(visit: Visit, lines: readonly LineRef[]): Promise<LineResult[]>;
  /** Moves a line aside, back into the basket, or away from there. */
  putAside(visit: Visit, line: string): Promise<LineResult>;
  putBack(visit: Visit, line: string): Promise<LineResult>;
  forget(visit: Visit, line: string): Promise<LineResult>;
  activateCode(visit: Visit, typed: string): Promise<Result<RebateCode, CodeErrorCode | 'unavailable'>>;
  /** Removes the code; false when there was none. */
  deactivateCode(visit: Visit): Promise<boolean>;
  /** The card of a number and a PIN as they were typed, if it pays now. */
  cardOf(typed: { number: string; pin: string }): Promise<Result<GiftCard, CardError>>;
  /** Lets a gift card pay for the next order, as it was typed. */
  payWithCard(
    visit: Visit,
    typed: { number: string; pin: string },
  ): Promise<Result<GiftCard, CardError | 'unavailable'>>;
  /** Removes the card; false when there was none. */
  leaveCard(visit: Visit): Promise<boolean>;
  /** Undefined takes none; false when it is not offered. */
  chooseGift(visit: Visit, gift: Gift | undefined): Promise<boolean>;
  /** The basket as of now, with the prices of now. */
  view(shopper: Shopper): Promise<BasketView>;
  /** Reads the basket for its page: changes since the last visit are reported once. */
  visited(shopper: Shopper): Promise<BasketView>;
  /** Reads the basket with everything that an order is made from, without what is put aside for later. */
  checkout(shopper: Shopper): Promise<Checkout>;
  /** Reads as `checkout` does lines that lie in no basket and go to a country, without codes and gifts. */
  checkoutOf(lines: readonly BasketLine[], country: string): Promise<Checkout>;
  /** Empties it for an order of exactly these lines; false when another tab has changed it. */
  emptyFor(tx: Tx, session: string, lines: readonly BasketLine[]): Promise<boolean>;
  /** Counts a code for an order, in its transaction. */
  countCode(tx: Tx, use: CodeUse): Promise<Result<RebateCode, CodeErrorCode>>;
  /** An order that has ended gives the use of its code back. */
  releaseCode(tx: Tx, order: string): Promise<void>;
  /** A use of a code stays counted, and is nobody's. */
  forgetBuyer(tx: Tx, use: Pick<CodeUse, 'code' | 'order'>): Promise<void>;
  /** Gives the basket of one session to another, with the files of its lines, in the transaction that holds both. */
  merge(tx: Tx, from: string, into: string): Promise<void>;
}

export interface BasketOptions {
  db: Db;
  catalogue: Pick<Catalogue, 'products' | 'names'>;
  clock: Clock;
  rules: BasketRules;
  giftCards?: Pick<GiftCards, 'find' | 'byId'>;
  uploads?: Pick<Uploads, 'use' | 'waiting' | 'give'>;
  /** Points of a customer; missing where nobody has any. */
  points?: { balance(customer: string): Promise<number> };
  /** Country of delivery that a session has chosen; home where it has chosen none. */
  countryOf?(session: string): Promise<string | undefined>;
  /** Prices by country of delivery; those of home without it. */
  contextOf?: PriceContextOf;
  /** Called when the store fails; the shopper reads that nothing was changed. */
  onError?(error: unknown): void;
}

const GONE = err({ code: 'line_not_found' } as const);
const UNAVAILABLE = err({ code: 'unavailable' } as const);

export function createBaskets(options: BasketOptions): Baskets {
  const { db, catalogue, clock, rules, uploads, giftCards, onError = () => {} } = options;
  const { rebates } = rules;

  const writing = <T>(work: () => Promise<T>, failed: T): Promise<T> => written(work, () => failed, onError);

  /** Runs `work` on the session of a visit, held; `nothing` where there is none. */
  const onOwn = <T>(visit: Visit, nothing: T, failed: T, work: (tx: Tx, session: string) => Promise<T>): Promise<T> => {
    if (visit.session === undefined) return Promise.resolve(nothing);
    return writing(
      () =>
        db.write(async (tx) => {
          const session = await visit.remember(tx);
          return session === undefined ? nothing : noted(tx, visit, session, () => work(tx, session));
        }),
      failed,
    );
  };

  const onLine = (visit: Visit, work: (tx: Tx, session: string) => Promise<Result<BasketLine, AddError>>) =>
    onOwn<LineResult>(visit, GONE, UNAVAILABLE, async (tx, session) => {
      const done = await work(tx, session);
      return done.ok ? ok({ line: done.value.id, product: done.value.product }) : done;
    });

  return {
    rules,
    async add(visit, wanted) {
      const failed = () => wanted.map(() => UNAVAILABLE);
      return writing(async () => {
        // Read before the transaction: no other writer waits for it, and nothing is promised until it is ordered.
        const products = await known(catalogue, wanted);
        const files = (await uploads?.waiting(visit.session, filesIn(wanted, products))) ?? [];
        return db.write((tx) => addProducts(tx, visit, wanted, { products, files, uploads, at: clock() }));
      }, failed());
    },
    async edit(visit, edits) {
      const all = (one: Result<Changed, AddError>) => edits.map(() => one);
      const { session: own } = visit;
      if (own === undefined) return all(GONE);
      return writing(async () => {
        // Before the transaction, as in `add`; a line that comes in between is of another request.
        const ids = (await linesOf(db.read, own)).flatMap(productsIn);
        const products = await catalogue.products([...new Set(ids)]);
        return onOwn(visit, all(GONE), all(UNAVAILABLE), (tx, session) =>
          editLines(tx, session, edits, { products, at: clock() }),
        );
      }, all(UNAVAILABLE));
    },
    async remove(visit, refs) {
      const all = (one: LineResult) => refs.map(() => one);
      return onOwn(visit, all(GONE), all(UNAVAILABLE), async (tx, session) => {
        const lines = await linesOf(tx, session);
        const named = refs.map((ref) => lineNamed(lines, ref));
        const out = new Set(named.filter((line) => line !== undefined));
        await takeOut(tx, session, [...out], clock());
        return named.map((line): LineResult => (line ? ok({ line: line.id, product: line.product }) : GONE));
      });
    },
    putAside: (visit, line) => onLine(visit, (tx, session) => putAside(tx, session, line, clock())),
    putBack: (visit, line) => onLine(visit, (tx, session) => putBack(tx, session, line)),
    forget: (visit, line) => onLine(visit, (tx, session) => forget(tx, session, line, clock())),
    async activateCode(visit, typed) {
      type Answer = Result<RebateCode, CodeErrorCode | 'unavailable'>;
      type Found = Awaited<ReturnType<typeof codeInForce>> | Err<'unavailable'>;
      const found = await writing<Found>(() => codeInForce(db.read, rebates, typed, clock()), err('unavailable'));
      if (!found.ok) return found;
      const { key, code } = found.value;
      // Pressed in an announcement bar before anything lies in the basket, it waits there.
      return writing<Answer>(
        () =>
          db.write(async (tx) => {
            const session = await visit.remember(tx);
            if (session === undefined) return err('insecure');
            await saveChoices(tx, session, { ...(await choicesOf(tx, session)), code: key });
            return ok(code);
          }),
        err('unavailable'),
      );
    },
    async deactivateCode(visit) {
      return onOwn(visit, false, false, async (tx, session) => {
        const { code, ...rest } = await choicesOf(tx, session);
        await saveChoices(tx, session, rest);
        return code !== undefined;
      });
    },
    cardOf: (typed) => payingCard(giftCards, typed, clock()),
    payWithCard: (visit, typed) =>
      writing<Result<GiftCard, CardError | 'unavailable'>>(async () => {
        const found = await payingCard(giftCards, typed, clock());
        return found.ok ? keepCard(db, visit, found.value) : found;
      }, err('unavailable')),
    leaveCard: (visit) => onOwn(visit, false, false, dropCard),
    async chooseGift(visit, gift) {
      const { freeGifts } = viewOf(await readBasket(options, visit, clock()));
      if (gift && !freeGifts.gifts.some((one) => sameGift(one, gift))) return false;
      return onOwn(visit, false, false, async (tx, session) => {
        const { gift: _before, ...rest } = await choicesOf(tx, session);
        await saveChoices(tx, session, gift ? { ...rest, gift } : rest);
        return true;
      });
    },
    async view(shopper) {
      return viewOf(await readBasket(options, shopper, clock()));
    },
    async visited(shopper) {
      const { session } = shopper;
      const read = await readBasket(options, shopper, clock());
      // A store that cannot be written to at this moment is no reason to refuse who only looks.
      if (session !== undefined) await rememberSeen(db, session, read).catch(onError);
      return viewOf(read);
    },
    async checkout(shopper) {
      return checkoutOf(await readBasket(options, shopper, clock(), true));
    },
    async checkoutOf(lines, country) {
      const kept = { lines, later: [] };
      // Gifts and codes belong to a basket.
      const plain = { ...rules, rebates: { ...rules.rebates, freeGifts: [] } };
      return checkoutOf(await readKept({ ...options, rules: plain }, kept, { at: clock(), country }));
    },
    emptyFor: (tx, session, lines) => emptyFor(tx, session, lines),
    countCode: (tx, use) => countCode(tx, rebates, use, clock()),
    releaseCode: removeUses,
    forgetBuyer: (tx, { code, order }) => forgetUser(tx, codeKey(code), order),
    merge: (tx, from, into) => mergeSessions(tx, from, into, { at: clock(), uploads }),
  };
}
