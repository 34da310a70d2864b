import type { Context } from 'hono';
import { cookieTerms } from '../session/cookie.ts';
import type { Visit } from '../session/model.ts';
import { createSessions } from '../session/service.server.ts';
import { openVisit } from '../session/visit.server.ts';
import type { OpenShop } from './shop.ts';

/** Answers a request as its shopper's, and sends the cookie of a session that has begun or lives on. */
export type Visiting = (c: Context, answer: (visit: Visit) => Response | Promise<Response>) => Promise<Response>;

export function createVisits({ db, clock }: Pick<OpenShop, 'db' | 'clock'>, shopUrl: string): Visiting {
  const sessions = createSessions(db, clock);
  const terms = cookieTerms(shopUrl);
  return async (c, answer) => {
    const visit = await openVisit(sessions, terms, c.req.header('Cookie'));
    const response = await answer(visit);
    const cookie = visit.cookie();
    if (cookie !== undefined) response.headers.append('Set-Cookie', cookie);
    return response;
  };
}
