import { randomUUID } from 'node:crypto';
import { composed, type PartChoice, readParts, writePart } from '../../catalogue/bundleChoice.ts';
import type { Product, Size } from '../../catalogue/model.ts';
import { sizeStatus } from '../../catalogue/priceView.ts';
import { productsIn } from '../../catalogue/service.server.ts';
import { sizeAsked } from '../../catalogue/sizeAsked.ts';
import { afterCommit } from '../../db/afterCommit.server.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { StockRequestRow } from '../../db/tables/product.ts';
import { readEmail } from '../../forms/rules/email.server.ts';
import { emailKey } from '../../forms/rules/emailKey.ts';
import { LONGEST } from '../../forms/rules/lengths.ts';
import { type Clock, DAY } from '../../kit/clock.ts';
import { storedLanguage } from '../../kit/language.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import { languageToStore } from '../../kit/speech.ts';
import { type EmailTerms, emailIn, wordsInHand } from '../../mail/blocks.ts';
import type { Mailbox } from '../../mail/service.server.ts';
import { hashOfToken, newToken } from '../../session/service.server.ts';
import { translate } from '../../ui/text.ts';
import * as store from '../store/stockRequests.server.ts';
import { backEmail } from './email.ts';
import type { ObserveError, ObserveInput } from './model.ts';
import { observeTexts } from './texts.ts';

/** Times in which addresses are kept; the words of the consent name them. */
const ANSWERED_KEPT = 30 * DAY;
const WAITING_KEPT = 365 * DAY;

/** Requests that wait for one address: one import may answer all of them, each by an e-mail of its own. */
const MOST_FOR_ONE = 20;

export interface StockNotices {
  /** Keeps a request, once for each product, size and address. */
  observeProduct(input: ObserveInput): Promise<Result<'kept', ObserveError>>;
  /**
   * Hook for written products and returned pieces: writes down, in the same transaction, what people wait for. However
   * many they are, an order that is cancelled does not wait for their e-mails.
   */
  stockBack(tx: Tx, productIds: readonly number[]): Promise<void>;
  /** Calls `listener` after something has been written down by this process. */
  onBack(listener: () => void): void;
  /**
   * Mails to people who waited for sizes of what is written down, where they can be bought now, each once. Ends early,
   * to go on the next time, when the signal says so. Returns the number of e-mails.
   */
  tellBack(signal?: AbortSignal): Promise<number>;
  /** The address that the link of a mail removes; undefined when the link leads nowhere any more. */
  emailOf(token: string): Promise<string | undefined>;
  /** Removes all requests of the address that the token was sent to. */
  remove(token: string): Promise<boolean>;
  sweep(): Promise<number>;
}

/** Products looked at in one go, people written to in one transaction. */
const PRODUCTS_AT_ONCE = 50;
const PEOPLE_AT_ONCE = 50;

export interface StockNoticesOptions {
  db: Db;
  clock: Clock;
  mailbox: Mailbox;
  emails: EmailTerms;
}

const partIds = (parts: readonly PartChoice[]): number[] => [...new Set(parts.map(({ product }) => product))];

export function createStockNotices({ db, clock, mailbox, emails }: StockNoticesOptions): StockNotices {
  const listeners: (() => void)[] = [];

  async function keep(tx: Tx, input: ObserveInput, email: string): Promise<Result<'kept', ObserveError>> {
    const [whole] = await productsIn(tx, [input.product]);
    const asked = input.parts ?? [];
    const product = whole && composed(whole, asked, await productsIn(tx, whole.bundle ? partIds(asked) : []));
    const size = product && sizeAsked(product, input.size);
    if (!size) return err('product');
    if (sizeStatus(product, size) !== 'disable') return err('available');
    if ((await store.countWaiting(tx, email)) >= MOST_FOR_ONE) return err('too_many');
    const consent = translate(observeTexts, wordsInHand(emails), 'consent');
    const state = { consented_at: clock(), notified_at: null, token_hash: null };
    const row = {
      id: randomUUID(),
      product_id: product.id,
      size_type: size.type,
      email,
      consent,
      ...state,
      language: languageToStore(),
      parts: product === whole ? null : asked.map(writePart).join(),
    };
    await store.add(tx, row);
    return ok('kept');
  }

  interface Answered {
    request: StockRequestRow;
    product: Product;
    size: Size;
  }

  async function notify(tx: Tx, { request, product, size }: Answered): Promise<boolean> {
    const token = newToken();
    if (!(await store.markNotified(tx, request.id, clock(), hashOfToken(token)))) return false;
    const email = emailIn(storedLanguage(request.language), emails, (said) =>
      backEmail(request, { product, size, token }, said),
    );
    await mailbox.enqueue(tx, email);
    return true;
  }

  /** Requests whose size can be bought now. */
  async function answerable(requests: readonly StockRequestRow[]): Promise<Answered[]> {
    const wished = requests.map((request) => ({ request, parts: readParts(request.parts ?? undefined) }));
    const ids = wished.flatMap(({ request, parts }) => [request.product_id, ...partIds(parts)]);
    const products = await productsIn(db.read, [...new Set(ids)]);
    const byId = new Map(products.map((product) => [product.id, product]));
    return wished.flatMap(({ request, parts }) => {
      const whole = byId.get(request.product_id);
      const product = whole && composed(whole, parts, products);
      const size = product?.sizes.find(({ type }) => type === request.size_type);
      const isOpen = product && size && product.forSale !== false && sizeStatus(product, size) !== 'disable';
      return isOpen ? [{ request, product, size }] : [];
    });
  }

  /** Tells all who wait for these products; undefined when the signal has ended it before. */
  async function tellAll(products: readonly number[], signal: AbortSignal | undefined): Promise<number | undefined> {
    let told = 0;
    for (let after = { consented_at: 0, id: '' }; ; ) {
      if (signal?.aborted) return undefined;
      const some = await store.waitingAfter(db.read, products, after, PEOPLE_AT_ONCE);
      const open = await answerable(some);
      if (open.length > 0) {
        told += await db.write(async (tx) => {
          let sent = 0;
          for (const one of open) if (await notify(tx, one)) sent += 1;
          return sent;
        });
      }
      const last = some.at(-1);
      if (!last || some.length < PEOPLE_AT_ONCE) return told;
      after = last;
    }
  }

  return {
    async observeProduct(input) {
      if (!input.consent) return err('consent');
      const email = readEmail(input.email.slice(0, LONGEST.email + 1).trim());
      if (email === undefined) return err('email');
      if (!Number.isSafeInteger(input.product)) return err('product');
      return db.write((tx) => keep(tx, input, emailKey(email)));
    },
    async stockBack(tx, productIds) {
      if (productIds.length === 0) return;
      const ids = await store.awaited(tx, productIds);
      if (ids.length === 0) return;
      await store.addBack(
        tx,
        ids.map((id) => ({ id: randomUUID(), product_id: id })),
      );
      afterCommit(tx, () => {
        for (const tell of listeners) tell();
      });
    },
    onBack: (listener) => void listeners.push(listener),
    async tellBack(signal) {
      let told = 0;
      for (;;) {
        const back = await store.someBack(db.read, PRODUCTS_AT_ONCE);
        if (back.length === 0) return told;
        const some = await tellAll([...new Set(back.map((one) => one.product_id))], signal);
        if (some === undefined) return told;
        told += some;
        // What came back meanwhile has rows of its own, and is looked at anew.
        await db.write((tx) =>
          store.removeBack(
            tx,
            back.map(({ id }) => id),
          ),
        );
      }
    },
    emailOf: (token) => store.emailOf(db.read, hashOfToken(token)),
    remove: (token) =>
      db.write(async (tx) => {
        const email = await store.emailOf(tx, hashOfToken(token));
        if (email === undefined) return false;
        await store.removeEmail(tx, email);
        return true;
      }),
    sweep: () => db.write((tx) => store.removeOld(tx, clock() - ANSWERED_KEPT, clock() - WAITING_KEPT)),
  };
}
