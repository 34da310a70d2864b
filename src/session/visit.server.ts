import { afterCommit } from '../db/afterCommit.server.ts';
import type { Tx } from '../db/database.ts';
import { type CookieTerms, tokenCookie, tokenIn } from './cookie.ts';
import type { Visit } from './model.ts';
import type { Sessions } from './service.server.ts';

/** A visit with the cookie that its answer is to carry. */
export interface OpenVisit extends Visit {
  /** Value of Set-Cookie, once there is one to send. */
  cookie(): string | undefined;
}

/** Who asks, by the `Cookie` header. Without `terms` nobody can be remembered. */
export async function openVisit(
  sessions: Sessions,
  terms: CookieTerms | undefined,
  header: string | undefined,
): Promise<OpenVisit> {
  if (!terms) return { remember: async () => undefined, cookie: () => undefined };
  const token = tokenIn(header, terms);
  const found = token === undefined ? undefined : await sessions.find(token);
  let cookie = token !== undefined && found?.slid ? tokenCookie(token, terms) : undefined;
  // One draft a request: whatever is done in it, and however often a transaction is tried, it is the same session.
  const draft = sessions.draft();

  const begin = async (tx: Tx): Promise<string> => {
    await sessions.begin(tx, draft);
    afterCommit(tx, () => {
      cookie = tokenCookie(draft.token, terms);
      visit.session = draft.id;
    });
    return draft.id;
  };

  const visit: OpenVisit = {
    ...(found ? { session: found.id } : {}),
    async remember(tx) {
      const { session } = visit;
      return session !== undefined && (await sessions.hold(tx, session)) ? session : begin(tx);
    },
    cookie: () => cookie,
  };
  return visit;
}
