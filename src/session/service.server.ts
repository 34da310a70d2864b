import { hash, randomBytes, randomUUID } from 'node:crypto';
import type { Db, Tx } from '../db/database.ts';
import { type Clock, DAY } from '../kit/clock.ts';
import { SESSION_LIFE } from './model.ts';
import * as store from './store.server.ts';

/** Expiry moves on at most once a day: a session that is used all day costs one write. */
const SLIDE_AFTER = DAY;

const SWEEP = 500;

export interface Session {
  id: string;
  /** True when its life was extended, so that its cookie should be sent again. */
  slid: boolean;
  /** Customer of the session. */
  customer?: string;
  /** Moment of the last proof of identity, epoch ms. */
  provedAt?: number;
}

/** A session with the token that its shopper is to keep. */
export interface NewSession {
  id: string;
  token: string;
}

/** A place where a customer is signed in. */
export interface SignedInSession {
  id: string;
  /** Device in words; empty when nothing is known of it. */
  device: string;
  signedInAt: number;
  /** Moment of the last use, to the day. */
  usedAt: number;
}

export interface Sessions {
  /** The clock that sessions live by. */
  now: Clock;
  /** The session of a token; its life is made longer when it is used. */
  find(token: string): Promise<Session | undefined>;
  /** Id and token for a session that `begin` may make; nothing is kept yet. */
  draft(): NewSession;
  /** Makes a session; the same one again changes nothing. */
  begin(tx: Tx, session: NewSession): Promise<void>;
  /** Tells whether a session is alive, and locks it until `tx` ends. */
  hold(tx: Tx, id: string): Promise<boolean>;
  /** The session that a new customer's things hang on, without a token and without an end; returns its id. */
  beginOwn(tx: Tx): Promise<string>;
  /** A session in which a customer is signed in: always a new one (OWASP ASVS 5.0, 7.2.4). `signIn` of `visit.server.ts` ends the one before. */
  beginSignedIn(tx: Tx, session: NewSession, customer: string, device: string): Promise<void>;
  /** Records a proof of identity and changes the token: the old one stops working. */
  prove(tx: Tx, id: string): Promise<string | undefined>;
  /** Removes a session with all that hangs on it. */
  end(tx: Tx, id: string): Promise<void>;
  /** Sessions of a customer's devices, last used first. */
  signedIn(customer: string): Promise<SignedInSession[]>;
  /** Signs a customer out: of one place, of all others, or of all; of how many. */
  revoke(tx: Tx, customer: string, which: { except: string } | { only: string } | 'all'): Promise<number>;
  /** Removes sessions that are over, with what hangs on them; returns how many. */
  sweep(): Promise<number>;
}

/** Token of 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Hash of a token, the only thing stored: somebody who reads the store cannot use it. */
export const hashOfToken = (token: string): string => hash('sha256', token, 'base64url');

export function createSessions(db: Db, clock: Clock): Sessions {
  const row = ({ id, token }: NewSession) => {
    const now = clock();
    const times = { created_at: now, expires_at: now + SESSION_LIFE };
    return { id, token_hash: hashOfToken(token), ...times, customer_id: null, proved_at: null, device: null };
  };

  return {
    now: clock,
    async find(token) {
      const now = clock();
      const found = await store.byToken(db.read, hashOfToken(token), now);
      if (!found) return undefined;
      const { id, customer_id: customer, proved_at: provedAt } = found;
      const who = { ...(customer === null ? {} : { customer }), ...(provedAt === null ? {} : { provedAt }) };
      if (found.expires_at >= now + SESSION_LIFE - SLIDE_AFTER) return { id, slid: false, ...who };
      // A store that cannot be written to at this moment is no reason to refuse who only looks.
      const slid = await db.write((tx) => store.update(tx, id, { expires_at: now + SESSION_LIFE })).catch(() => false);
      return { id, slid, ...who };
    },
    draft: () => ({ id: randomUUID(), token: newToken() }),
    begin: (tx, session) => store.insert(tx, row(session)),
    hold: (tx, id) => store.isAlive(tx, id, clock()),
    async beginOwn(tx) {
      const id = randomUUID();
      // No hash of a token looks like this.
      const unreachable = { token_hash: `customer:${id}`, expires_at: Number.MAX_SAFE_INTEGER };
      await store.insert(tx, { ...row({ id, token: '' }), ...unreachable });
      return id;
    },
    beginSignedIn: (tx, session, customer, device) =>
      store.insert(tx, { ...row(session), customer_id: customer, proved_at: clock(), device }),
    async prove(tx, id) {
      const token = newToken();
      const now = clock();
      const change = { token_hash: hashOfToken(token), expires_at: now + SESSION_LIFE, proved_at: now };
      return (await store.update(tx, id, change)) ? token : undefined;
    },
    end: (tx, id) => store.remove(tx, id),
    async signedIn(customer) {
      const rows = await store.ofCustomer(db.read, customer, clock());
      return rows.map(({ id, device, created_at, expires_at }) => ({
        id,
        device: device ?? '',
        signedInAt: created_at,
        usedAt: expires_at - SESSION_LIFE,
      }));
    },
    revoke: (tx, customer, which) => store.removeOf(tx, customer, which),
    async sweep() {
      let removed = 0;
      for (let some = SWEEP; some === SWEEP; removed += some) {
        some = await db.write((tx) => store.removeExpired(tx, clock(), SWEEP));
      }
      return removed;
    },
  };
}
