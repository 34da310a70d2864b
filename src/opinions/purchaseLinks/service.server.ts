import type { Db, Tx } from '../../db/database.ts';
import { emailKey } from '../../forms/rules/emailKey.ts';
import { type Clock, DAY } from '../../kit/clock.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import { type EmailTerms, emailIn } from '../../mail/blocks.ts';
import type { Mailbox } from '../../mail/service.server.ts';
import { languageOf, type Order, type OrderLine } from '../../orders/model.ts';
import type { OrderHooks } from '../../orders/transitions/hooks.ts';
import { lockOrder } from '../../orders/transitions/withdrawn.server.ts';
import { hashOfToken, newToken } from '../../session/service.server.ts';
import type { NewOpinion, Opinions } from '../service.server.ts';
import { askEmail, thanksEmail } from './email.ts';
import { askedLines, LATEST, LINK_LASTS, type LinkStop, linkStop } from './model.ts';
import {
  claimRequest,
  dueRequests,
  emailOfLeave,
  emailsOfCustomer,
  hasRefused,
  insertLinks,
  insertRefusal,
  insertRequest,
  linkOf,
  saveLeave,
  takeLink,
} from './store.server.ts';

/** What a link is about. */
export type LinkFound = { line: OrderLine } | { stop: LinkStop; line?: OrderLine };

/** Asks those who have bought something what they think of it. */
export interface OpinionAsking {
  /** Asks all who are due, each once, whoever looks first; how many. */
  run(): Promise<number>;
  find(token: string): Promise<LinkFound>;
  /** Writes an opinion and uses the link up. */
  write(token: string, written: NewOpinion): Promise<Result<string, LinkStop | 'repeated'>>;
  /** Address that gets no such e-mail any more once it is left. */
  toLeave(token: string): Promise<string | undefined>;
  leave(token: string): Promise<boolean>;
}

export interface AskingOptions {
  db: Db;
  clock: Clock;
  mailbox: Pick<Mailbox, 'enqueue'>;
  emails: EmailTerms;
  opinions: Pick<Opinions, 'terms' | 'writeBought'>;
  orderOf(number: number): Promise<Order | undefined>;
  /** Whether a customer has taken back a consent to e-mails. */
  saidNo(tx: Tx, customer: string): Promise<boolean>;
}

/** Requests looked at in one go. */
const SOME = 50;

/** Remembers what is to be asked about, where the shop asks. */
export const askingHooks = (clock: Clock, days: number | undefined): Partial<OrderHooks> =>
  days === undefined
    ? {}
    : {
        done: async (tx, { id }) => {
          await insertRequest(tx, id, clock() + days * DAY);
        },
      };

const hashOfEmail = (email: string): string => hashOfToken(emailKey(email));

/**
 * Keeps what a customer has said no to once the account is gone: orders stay, and would be asked about.
 * Called while it is known whose they are.
 */
export async function keepRefusal(
  tx: Tx,
  customer: string,
  { clock, saidNo }: Pick<AskingOptions, 'clock' | 'saidNo'>,
): Promise<void> {
  if (!(await saidNo(tx, customer))) return;
  for (const email of await emailsOfCustomer(tx, customer)) await insertRefusal(tx, hashOfEmail(email), clock());
}

/** The words came before: the link stays. */
class Repeated extends Error {}

export function createAsking(options: AskingOptions): OpinionAsking {
  const { db, clock, opinions, orderOf } = options;
  return {
    async run() {
      if (opinions.terms.ask_after_days === undefined) return 0;
      let asked = 0;
      for (let some = SOME; some === SOME; ) {
        const due = await dueRequests(db.read, clock(), SOME);
        for (const one of due) if (await db.write((tx) => ask(tx, options, one))) asked += 1;
        some = due.length;
      }
      return asked;
    },
    async find(token) {
      const link = await linkOf(db.read, hashOfToken(token));
      if (!link) return { stop: 'unknown' };
      const order = await orderOf(link.order_number);
      const line = order?.lines.find(({ place }) => place === link.place);
      const stop = linkStop({ usedAt: link.used_at, expiresAt: link.expires_at }, order, line, clock());
      if (line && !stop) return { line };
      return { stop: stop ?? 'ended', ...(line ? { line } : {}) };
    },
    async write(token, written) {
      try {
        return await db.write((tx) => write(tx, options, token, written));
      } catch (error) {
        if (error instanceof Repeated) return err('repeated');
        throw error;
      }
    },
    toLeave: (token) => emailOfLeave(db.read, hashOfToken(token)),
    leave: (token) =>
      db.write(async (tx) => {
        const email = await emailOfLeave(tx, hashOfToken(token));
        if (email !== undefined) await insertRefusal(tx, hashOfEmail(email), clock());
        return email !== undefined;
      }),
  };
}

/** Whether an e-mail was sent. */
async function ask(
  tx: Tx,
  { clock, mailbox, emails, opinions, saidNo }: AskingOptions,
  { order_id: id, due_at: due }: { order_id: string; due_at: number },
): Promise<boolean> {
  const at = clock();
  const order = await lockOrder(tx, id);
  if (!(await claimRequest(tx, id, at)) || !order || due < at - LATEST) return false;
  const lines = askedLines(order);
  if (lines.length === 0 || (await hasRefused(tx, hashOfEmail(order.email)))) return false;
  if (order.customerId !== undefined && (await saidNo(tx, order.customerId))) return false;
  const links = lines.map((line) => ({ line, token: newToken() }));
  const leave = newToken();
  await insertLinks(
    tx,
    links.map(({ line, token }) => ({
      token_hash: hashOfToken(token),
      order_id: id,
      order_number: order.number,
      place: line.place,
      expires_at: at + LINK_LASTS,
      used_at: null,
    })),
  );
  await saveLeave(tx, id, hashOfToken(leave));
  const asked = { links, leave, until: at + LINK_LASTS, thanks: opinions.terms.thanks };
  await mailbox.enqueue(
    tx,
    emailIn(languageOf(order), emails, (said) => askEmail(order, asked, said)),
  );
  return true;
}

async function write(
  tx: Tx,
  { clock, mailbox, emails, opinions }: AskingOptions,
  token: string,
  written: NewOpinion,
): Promise<Result<string, LinkStop>> {
  const hash = hashOfToken(token);
  const link = await linkOf(tx, hash);
  if (!link) return err('unknown');
  // Nobody withdraws from it meanwhile.
  const order = await lockOrder(tx, link.order_id);
  const line = order?.lines.find(({ place }) => place === link.place);
  const at = clock();
  const stop = linkStop({ usedAt: link.used_at, expiresAt: link.expires_at }, order, line, at);
  if (stop || !line) return err(stop ?? 'ended');
  if (!(await takeLink(tx, hash, at))) return err('used');
  const bought = { product: line.product, size: line.data.sizeName, customer: order?.customerId, order: order?.id };
  const id = await opinions.writeBought(tx, bought, written);
  if (id === undefined) throw new Repeated();
  const { thanks } = opinions.terms;
  if (thanks && order)
    await mailbox.enqueue(
      tx,
      emailIn(languageOf(order), emails, (said) => thanksEmail(order, line, thanks, said)),
    );
  return ok(id);
}
