import { randomUUID } from 'node:crypto';
import { productIn } from '../../catalogue/inContext.ts';
import type { Product } from '../../catalogue/model.ts';
import type { PriceContextOf } from '../../catalogue/priceContexts.ts';
import { lowestBeforePresent } from '../../catalogue/priceHistory.ts';
import { moneyPrice, type PriceTerms } from '../../catalogue/priceView.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { PriceAlertRow } from '../../db/tables/product.ts';
import { readForm } from '../../forms/formData.ts';
import type { FormKind } from '../../forms/formKind.server.ts';
import { readEmail } from '../../forms/rules/email.server.ts';
import { type Clock, DAY } from '../../kit/clock.ts';
import { storedLanguage } from '../../kit/language.ts';
import { type Grosze, netFromGross } from '../../kit/money.ts';
import { optional } from '../../kit/optional.ts';
import { err, ok } from '../../kit/result.ts';
import { languageInHand, languageToStore } from '../../kit/speech.ts';
import { type EmailTerms, emailIn, wordsInHand } from '../../mail/blocks.ts';
import type { Mailbox } from '../../mail/service.server.ts';
import { hashOfToken, newToken } from '../../session/service.server.ts';
import { translate } from '../../ui/text.ts';
import * as store from '../store/priceAlerts.server.ts';
import { alertName, confirmEmail, fellEmail } from './emails.ts';
import {
  ALERT_LONGEST,
  type AlertValues,
  alertSizes,
  type CheckedAlert,
  checkAlert,
  isSameWish,
  isTold,
  shownPrice,
} from './model.ts';
import { priceAlertTexts } from './texts.ts';

/** Time in which an address must be confirmed; the words of the form name it. */
const CONFIRM_WITHIN = 7 * DAY;
/** A consent ends by itself; its words say so. */
const CONSENT_LASTS = 365 * DAY;
/** Alerts of one address; one more is dropped without a word, which would tell how many there are. */
const MOST_FOR_ONE = 20;
const PORTION = 200;

/** An alert as the page behind a link tells it. */
export interface ToldAlert {
  email: string;
  product: number;
  size: string;
  /** Told of only from this price; missing: of each reduction. */
  below?: Grosze;
  /** True: the alert works already, by this link or by another one for the same. */
  works?: true;
}

export interface PriceAlerts {
  /** The form of one product at the prices of a country. Its answer is the same whether or not the address is known. */
  form(product: Product, country: string | undefined): Omit<FormKind<AlertValues>, 'find'>;
  toConfirm(token: string): Promise<ToldAlert | undefined>;
  confirm(token: string): Promise<boolean>;
  toLeave(token: string): Promise<ToldAlert | undefined>;
  leave(token: string): Promise<boolean>;
}

export interface PriceAlertOptions {
  db: Db;
  clock: Clock;
  mailbox: Mailbox;
  emails: EmailTerms;
  terms: Pick<PriceTerms, 'currency' | 'priceType'>;
  /** Counts an e-mail; false when this visitor may not ask for one more. */
  mayWrite(from: string): Promise<boolean>;
  /** ms until this address may be written to once more; each call counts. */
  waitToMail(email: string): Promise<number>;
}

const told = (row: PriceAlertRow | undefined): ToldAlert | undefined =>
  row && {
    ...{ email: row.email, product: row.product_id, size: row.size_type },
    ...optional('below', row.below ?? undefined),
  };

export function createPriceAlerts(options: PriceAlertOptions): PriceAlerts {
  const { db, clock, mailbox, emails, terms, mayWrite, waitToMail } = options;

  async function ask(tx: Tx, product: Product, { email, size, below }: CheckedAlert, country: string | undefined) {
    const kept = product.sizes.find(({ type }) => type === size?.type);
    if (!size || !kept || (await store.countOf(tx, email)) >= MOST_FOR_ONE) return;
    const now = clock();
    const token = newToken();
    const until = now + CONFIRM_WITHIN;
    const row = {
      ...{ id: randomUUID(), product_id: product.id, size_type: size.type, email },
      ...{ below: below ?? null, price: size.price, country: country ?? null, language: languageToStore() },
      ...{ consent: translate(priceAlertTexts, wordsInHand(emails), 'consent'), consented_at: now },
      ...{ confirm_hash: hashOfToken(token), confirm_until: until, confirmed_at: null, leave_token: newToken() },
    };
    await store.add(tx, row);
    await mailbox.enqueue(
      tx,
      emailIn(languageInHand(), emails, (said) =>
        confirmEmail(row, alertName(product, kept, said.texts), { token, until }, said),
      ),
    );
  }

  return {
    form(product, country) {
      const check = (values: AlertValues) =>
        checkAlert(
          values,
          alertSizes(product, { ...terms, at: clock() }),
          { ...terms, texts: wordsInHand(emails) },
          readEmail,
        );
      return {
        read: (form) => readForm(form, ALERT_LONGEST),
        check: (values) => check(values).faults,
        async send(_, values, { trapped, from }) {
          if (trapped) return err('robot');
          if (!(await mayWrite(from))) return err('often');
          const checked = check(values);
          const quiet = (await waitToMail(checked.email)) > 0;
          if (!quiet) await db.write((tx) => ask(tx, product, checked, country));
          return ok({ state: 'sent', email: checked.email, files: 0, emailId: '' });
        },
      };
    },
    async toConfirm(token) {
      const row = await store.byConfirmHash(db.read, hashOfToken(token), clock());
      const on = row && (await store.confirmedOf(db.read, row));
      const alert = told(row);
      return alert && on && isSameWish(row, on) ? { ...alert, works: true } : alert;
    },
    confirm: (token) =>
      db.write(async (tx) => {
        const row = await store.byConfirmHash(tx, hashOfToken(token), clock());
        return row !== undefined && (await store.confirm(tx, row, clock(), newToken));
      }),
    toLeave: async (token) => told(await store.byLeaveToken(db.read, token)),
    leave: (token) => db.write((tx) => store.remove(tx, token)),
  };
}

export interface WatchOptions extends Pick<PriceAlertOptions, 'db' | 'clock' | 'mailbox' | 'emails' | 'terms'> {
  products(ids: readonly number[]): Promise<Product[]>;
  /** Prices by country; those of home without it. */
  contextOf?: PriceContextOf;
}

/**
 * Looks at the prices of all who wait, and writes to those whose price has come down: once a fall, whichever process
 * sees it first. Returns the number of e-mails.
 */
export async function watchPrices(options: WatchOptions): Promise<number> {
  const { db, clock, mailbox, emails, terms, products, contextOf } = options;
  let sent = 0;
  for (let after = ''; ; ) {
    const rows = await store.confirmedAfter(db.read, after, PORTION);
    const found = new Map(
      (await products([...new Set(rows.map((row) => row.product_id))])).map((one) => [one.id, one]),
    );
    for (const row of rows) {
      const home = found.get(row.product_id);
      const context = contextOf?.(row.country ?? undefined);
      const product = home && context ? productIn(home, context) : home;
      const size = product?.sizes.find(({ type }) => type === row.size_type);
      const at = clock();
      const now = product && size && shownPrice(product, size, { ...terms, at });
      if (!product || !size || now === undefined || now === row.price) continue;
      const state = moneyPrice(size, at);
      const least = state && lowestBeforePresent(size.prices, state, at);
      const shownLowest = (gross: Grosze) => (terms.priceType === 'net' ? netFromGross(gross, size.vat.bp) : gross);
      const lowest = least && shownLowest(least.lowest);
      const fall = { product, size, now, before: row.price, currency: terms.currency };
      const isReduced = lowest !== undefined && now < lowest;
      sent += await db.write(async (tx) => {
        if (!(await store.setPrice(tx, row.id, row.price, now)) || !isTold(row, now, lowest)) return 0;
        const told = { ...fall, lowest: least && isReduced ? { ...least, lowest } : undefined };
        await mailbox.enqueue(
          tx,
          emailIn(storedLanguage(row.language), emails, (said) => fellEmail(row, told, said)),
        );
        return 1;
      });
    }
    const last = rows.at(-1);
    if (!last || rows.length < PORTION) return sent;
    after = last.id;
  }
}

/** Forgets alerts that were not confirmed in time, and those whose consent has ended; returns how many. */
export const sweepPriceAlerts = (db: Db, now: number): Promise<number> =>
  db.write((tx) => store.removeOld(tx, now, now - CONSENT_LASTS));
