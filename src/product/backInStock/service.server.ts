import { randomUUID } from 'node:crypto';
import type { Product, Size } from '../../catalogue/model.ts';
import { sizeStatus } from '../../catalogue/priceView.ts';
import { productsIn } from '../../catalogue/service.server.ts';
import { sizeAsked } from '../../catalogue/sizeAsked.ts';
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
   * Hook for written products and returned pieces: people who waited for sizes that can be bought now get a mail, once,
   * in the same transaction.
   */
  stockBack(tx: Tx, productIds: readonly number[]): Promise<void>;
  /** The address that the link of a mail removes; undefined when the link leads nowhere any more. */
  emailOf(token: string): Promise<string | undefined>;
  /** Removes all requests of the address that the token was sent to. */
  remove(token: string): Promise<boolean>;
  sweep(): Promise<number>;
}

export interface StockNoticesOptions {
  db: Db;
  clock: Clock;
  mailbox: Mailbox;
  emails: EmailTerms;
}

export function createStockNotices({ db, clock, mailbox, emails }: StockNoticesOptions): StockNotices {
  async function keep(tx: Tx, input: ObserveInput, email: string): Promise<Result<'kept', ObserveError>> {
    const [product] = await productsIn(tx, [input.product]);
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
    };
    await store.add(tx, row);
    return ok('kept');
  }

  async function notify(tx: Tx, request: StockRequestRow, product: Product, size: Size): Promise<void> {
    const token = newToken();
    if (!(await store.markNotified(tx, request.id, clock(), hashOfToken(token)))) return;
    const email = emailIn(storedLanguage(request.language), emails, (said) =>
      backEmail(request, { product, size, token }, said),
    );
    await mailbox.enqueue(tx, email);
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
      const waiting = await store.waitingFor(tx, productIds);
      if (waiting.length === 0) return;
      const products = await productsIn(tx, [...new Set(waiting.map((request) => request.product_id))]);
      for (const request of waiting) {
        const product = products.find(({ id }) => id === request.product_id);
        const size = product?.sizes.find(({ type }) => type === request.size_type);
        const isOpen = product && size && product.forSale !== false && sizeStatus(product, size) !== 'disable';
        if (isOpen) await notify(tx, request, product, size);
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
