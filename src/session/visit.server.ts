import { afterCommit } from '../db/afterCommit.server.ts';
import type { Tx } from '../db/database.ts';
import { StoreRefusal } from '../db/error.ts';
import { type CookieTerms, goneCookie, markCookie, tokenCookie, tokenIn, toldCookie } from './cookie.ts';
import { deviceOf } from './device.ts';
import { isMarked, SESSION_MARK, SIGNED_IN_MARK } from './marker.ts';
import type { Visit } from './model.ts';
import type { Sessions } from './service.server.ts';

/** A visit with the cookies that its answer is to carry. */
export interface OpenVisit extends Visit {
  /** Value of Set-Cookie with the token, once there is one to send. */
  cookie(): string | undefined;
  /** Values of Set-Cookie for scripts: of a session, of who is signed in (`marker.ts`), of what a room tells, or that take it away. */
  marks(): readonly string[];
}

/** Visit of somebody who cannot be remembered, and of pages that are made for everybody. */
export const NOBODY: OpenVisit = {
  remember: async () => undefined,
  signIn: async () => false,
  signOut: async () => {},
  tell: () => {},
  cookie: () => undefined,
  marks: () => [],
};

/**
 * Opens the visit by the headers `Cookie` and `User-Agent`. Without `terms` nobody can be remembered.
 * @param mayBegin asked once, when a session is to begin
 */
export async function openVisit(
  sessions: Sessions,
  terms: CookieTerms | undefined,
  header: string | undefined,
  userAgent = '',
  mayBegin: () => boolean = () => true,
): Promise<OpenVisit> {
  if (!terms) return { ...NOBODY };
  const token = tokenIn(header, terms);
  const found = token === undefined ? undefined : await sessions.find(token);
  let cookie = token !== undefined && found?.slid ? tokenCookie(token, terms) : undefined;
  const marks = new Map<string, string>();
  const mark = (name: string) => marks.set(name, markCookie(name, terms));
  const unmark = (name: string) => marks.set(name, markCookie(name, terms, 0));
  // A life made longer is told to the browser; a mark without a session behind it is taken away.
  for (const [name, holds] of [
    [SESSION_MARK, found !== undefined],
    [SIGNED_IN_MARK, found?.customer !== undefined],
  ] as const) {
    const marked = isMarked(header, name);
    if (holds && (found?.slid || !marked)) mark(name);
    if (!holds && marked) unmark(name);
  }
  // One draft a request: whatever is done in it, and however often a transaction is tried, it is the same session.
  const draft = lazily(sessions.draft);
  const entered = lazily(sessions.draft);

  let allowed: boolean | undefined;

  const begin = async (tx: Tx): Promise<string> => {
    allowed ??= mayBegin();
    if (!allowed) throw new StoreRefusal('so many sessions began from one address');
    const { id, token: begun } = draft();
    await sessions.begin(tx, draft());
    afterCommit(tx, () => {
      cookie = tokenCookie(begun, terms);
      mark(SESSION_MARK);
      if (visit.customer !== undefined) unmark(SIGNED_IN_MARK);
      forget(visit);
      Object.assign(visit, { session: id, place: id });
    });
    return id;
  };

  const visit: OpenVisit = {
    ...(found ? { session: found.customer ?? found.id, place: found.id } : {}),
    ...(found?.customer === undefined ? {} : { customer: found.customer }),
    ...(found?.provedAt === undefined ? {} : { provedAt: found.provedAt }),
    async remember(tx) {
      const { session, place } = visit;
      if (session === undefined || place === undefined) return begin(tx);
      const held = await Promise.all([...new Set([place, session])].map((id) => sessions.hold(tx, id)));
      // A place that was revoked meanwhile is nobody's: what is done now is done by a stranger.
      return held.every(Boolean) ? session : begin(tx);
    },
    async signIn(tx, customer) {
      const { place } = visit;
      const same = visit.customer === customer && place !== undefined && (await sessions.hold(tx, place));
      const token = same ? await sessions.prove(tx, place) : entered().token;
      if (!same) {
        if (place !== undefined) await sessions.end(tx, place);
        await sessions.beginSignedIn(tx, entered(), customer, deviceOf(userAgent));
      }
      if (token === undefined) return false;
      const provedAt = sessions.now();
      afterCommit(tx, () => {
        cookie = tokenCookie(token, terms);
        mark(SESSION_MARK);
        mark(SIGNED_IN_MARK);
        Object.assign(visit, { session: customer, customer, provedAt, place: same ? place : entered().id });
      });
      return true;
    },
    async signOut(tx) {
      const { place } = visit;
      if (place !== undefined) await sessions.end(tx, place);
      afterCommit(tx, () => {
        cookie = goneCookie(terms);
        unmark(SESSION_MARK);
        unmark(SIGNED_IN_MARK);
        forget(visit);
      });
    },
    tell: (name, value) => void marks.set(name, toldCookie(name, value, terms)),
    cookie: () => cookie,
    marks: () => [...marks.values()],
  };
  return visit;
}

/** Most visits begin no session, and random bytes cost as much as finding one. */
function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

const forget = (visit: Visit) => {
  for (const name of ['session', 'customer', 'provedAt', 'place'] as const) delete visit[name];
};
