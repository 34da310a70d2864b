import { afterCommit } from '../db/afterCommit.server.ts';
import type { Tx } from '../db/database.ts';
import { type CookieTerms, goneCookie, isMarked, markCookie, tokenCookie, tokenIn } from './cookie.ts';
import { deviceOf } from './device.ts';
import type { Visit } from './model.ts';
import type { Session, Sessions } from './service.server.ts';

/** A visit with the cookies that its answer is to carry. */
export interface OpenVisit extends Visit {
  /** Value of Set-Cookie with the token, once there is one to send. */
  cookie(): string | undefined;
  /** Value of Set-Cookie with the sign that somebody is signed in, or that takes it away. */
  mark(): string | undefined;
}

/** For who cannot be remembered, and for pages that are made for everybody. */
export const NOBODY: OpenVisit = {
  remember: async () => undefined,
  signIn: async () => false,
  signOut: async () => {},
  cookie: () => undefined,
  mark: () => undefined,
};

/** Who asks, by the headers `Cookie` and `User-Agent`. Without `terms` nobody can be remembered. */
export async function openVisit(
  sessions: Sessions,
  terms: CookieTerms | undefined,
  header: string | undefined,
  userAgent = '',
): Promise<OpenVisit> {
  if (!terms) return { ...NOBODY };
  const token = tokenIn(header, terms);
  const found = token === undefined ? undefined : await sessions.find(token);
  let cookie = token !== undefined && found?.slid ? tokenCookie(token, terms) : undefined;
  let mark = firstMark(terms, found, header);
  // One draft a request: whatever is done in it, and however often a transaction is tried, it is the same session.
  const draft = sessions.draft();
  const entered = sessions.draft();

  const begin = async (tx: Tx): Promise<string> => {
    await sessions.begin(tx, draft);
    afterCommit(tx, () => {
      cookie = tokenCookie(draft.token, terms);
      if (visit.customer !== undefined) mark = markCookie(terms, 0);
      forget(visit);
      Object.assign(visit, { session: draft.id, place: draft.id });
    });
    return draft.id;
  };

  const visit: OpenVisit = {
    ...(found ? { session: found.customer ?? found.id, place: found.id } : {}),
    ...(found?.customer === undefined ? {} : { customer: found.customer }),
    ...(found?.provedAt === undefined ? {} : { provedAt: found.provedAt }),
    async remember(tx) {
      const { session, place } = visit;
      // A place that was revoked meanwhile is nobody's: what is done now is done by a stranger.
      if (session === undefined || place === undefined || !(await sessions.hold(tx, place))) return begin(tx);
      return session === place || (await sessions.hold(tx, session)) ? session : begin(tx);
    },
    async signIn(tx, customer) {
      const { place } = visit;
      const same = visit.customer === customer && place !== undefined && (await sessions.hold(tx, place));
      const token = same ? await sessions.prove(tx, place) : entered.token;
      if (!same) {
        if (place !== undefined) await sessions.end(tx, place);
        await sessions.beginSignedIn(tx, entered, customer, deviceOf(userAgent));
      }
      if (token === undefined) return false;
      const provedAt = sessions.now();
      afterCommit(tx, () => {
        cookie = tokenCookie(token, terms);
        mark = markCookie(terms);
        Object.assign(visit, { session: customer, customer, provedAt, place: same ? place : entered.id });
      });
      return true;
    },
    async signOut(tx) {
      const { place } = visit;
      if (place !== undefined) await sessions.end(tx, place);
      afterCommit(tx, () => {
        cookie = goneCookie(terms);
        mark = markCookie(terms, 0);
        forget(visit);
      });
    },
    cookie: () => cookie,
    mark: () => mark,
  };
  return visit;
}

const forget = (visit: Visit) => {
  for (const name of ['session', 'customer', 'provedAt', 'place'] as const) delete visit[name];
};

/** A life made longer is told to the browser; a sign without a session behind it is taken away. */
function firstMark(terms: CookieTerms, found: Session | undefined, header: string | undefined): string | undefined {
  if (found?.customer !== undefined) return found.slid ? markCookie(terms) : undefined;
  return isMarked(header) ? markCookie(terms, 0) : undefined;
}
