import type { Context } from 'hono';
import { cookieTerms } from '../../session/cookie.ts';
import type { Visit } from '../../session/model.ts';
import type { Sessions } from '../../session/service.server.ts';
import { openVisit } from '../../session/visit.server.ts';

/** Answers a request as a visit of its shopper, and sends the cookies of a session that began, changed or was made longer. */
export type WithVisit = (c: Context, answer: (visit: Visit) => Promise<Response>) => Promise<Response>;

/** `mayBegin` tells whether one more session may begin for whoever asks; each call counts. */
export function visits(sessions: Sessions, shopUrl: string, mayBegin: (c: Context) => boolean): WithVisit {
  const terms = cookieTerms(shopUrl);
  return async (c, answer) => {
    const [cookies, device] = [c.req.header('Cookie'), c.req.header('User-Agent')];
    const visit = await openVisit(sessions, terms, cookies, device, () => mayBegin(c));
    const response = await answer(visit);
    const token = visit.cookie();
    const sent = [...(token === undefined ? [] : [token]), ...visit.marks()];
    if (sent.length === 0) return response;
    // An answer with somebody's cookie is nobody else's.
    const headers = new Headers(response.headers);
    for (const cookie of sent) headers.append('Set-Cookie', cookie);
    headers.set('Cache-Control', 'no-store');
    return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
  };
}
