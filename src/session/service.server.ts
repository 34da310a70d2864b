import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Db, Tx } from '../db/database.ts';
import { type Clock, DAY } from '../kit/clock.ts';
import { SESSION_LIFE } from './cookie.ts';
import { byToken, insert, isAlive, removeExpired, update } from './store.server.ts';

/** Expiry moves on at most once a day: a session that is used all day costs one write. */
const SLIDE_AFTER = DAY;

const SWEEP = 500;

export interface Session {
  id: string;
  /** Its cookie should be sent anew, because its life has been made longer. */
  slid: boolean;
}

/** A session with the token that its shopper is to keep. */
export interface NewSession {
  id: string;
  token: string;
}

export interface Sessions {
  /** The session of a token; its life is made longer when it is used. */
  find(token: string): Promise<Session | undefined>;
  /** Id and token for a session that `begin` may make; nothing is kept yet. */
  draft(): NewSession;
  /** Makes a session; the same one again changes nothing. */
  begin(tx: Tx, session: NewSession): Promise<void>;
  /** Is a session alive; holds it until `tx` ends. */
  hold(tx: Tx, id: string): Promise<boolean>;
  /**
   * A new token for a session: whoever has the old one is out. For each change of what a session may do, such as
   * signing in (OWASP ASVS 5.0, 7.2.4). Undefined when there is no such session.
   */
  rotate(tx: Tx, id: string): Promise<string | undefined>;
  /** Removes sessions that are over, with what hangs on them; returns how many. */
  sweep(): Promise<number>;
}

/** 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token: whoever reads the store cannot use it. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

export function createSessions(db: Db, clock: Clock): Sessions {
  return {
    async find(token) {
      const now = clock();
      const row = await byToken(db.read, hashOfToken(token), now);
      if (!row) return undefined;
      if (row.expires_at >= now + SESSION_LIFE - SLIDE_AFTER) return { id: row.id, slid: false };
      // A store that cannot be written to at this moment is no reason to refuse who only looks.
      const slid = await db.write((tx) => update(tx, row.id, { expires_at: now + SESSION_LIFE })).catch(() => false);
      return { id: row.id, slid };
    },
    draft: () => ({ id: randomUUID(), token: newToken() }),
    async begin(tx, { id, token }) {
      const now = clock();
      await insert(tx, { id, token_hash: hashOfToken(token), created_at: now, expires_at: now + SESSION_LIFE });
    },
    hold: (tx, id) => isAlive(tx, id, clock()),
    async rotate(tx, id) {
      const token = newToken();
      const found = await update(tx, id, { token_hash: hashOfToken(token), expires_at: clock() + SESSION_LIFE });
      return found ? token : undefined;
    },
    async sweep() {
      let removed = 0;
      for (let some = SWEEP; some === SWEEP; removed += some) {
        some = await db.write((tx) => removeExpired(tx, clock(), SWEEP));
      }
      return removed;
    },
  };
}
