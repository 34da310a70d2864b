import type { Context } from 'hono';
import type { PriceContextOf } from '../../catalogue/priceContexts.ts';
import type { Measuring } from '../../measuring/service.server.ts';
import { cookieTerms } from '../../session/cookie.ts';
import type { Deed } from '../../session/deeds.ts';
import { isMarked, PRICES_MARK } from '../../session/marker.ts';
import type { Visit } from '../../session/model.ts';
import type { Sessions } from '../../session/service.server.ts';
import { openVisit } from '../../session/visit.server.ts';
import { agreedPurposes } from '../../ui/browser/purposes.ts';
import { EVENTS_HEADER } from '../../ui/browser/trackedEvents.ts';

/** Answers a request as a visit of its shopper, and sends the cookies of a session that began, changed or was made longer. */
export type WithVisit = (
  c: Context,
  answer: (visit: Visit) => Promise<Response>,
  kind?: 'call' | 'page',
) => Promise<Response>;

export interface VisitsOptions {
  sessions: Sessions;
  shopUrl: string;
  measuring: Pick<Measuring, 'measures' | 'keep'>;
  /** Tells whether one more session may begin for whoever asks; each call counts. */
  mayBegin(c: Context): boolean;
  /** Country abroad that a session has chosen; missing where the shop sends to no other than home. */
  countryOf?: ((session: string) => Promise<string | undefined>) | undefined;
  contextOf: PriceContextOf;
  /** Called once somebody has signed in or out. */
  onCustomer(c: Context, visit: Visit): Promise<void>;
}

export function visits({
  sessions,
  shopUrl,
  measuring,
  mayBegin,
  countryOf,
  contextOf,
  onCustomer,
}: VisitsOptions): WithVisit {
  const terms = cookieTerms(shopUrl);
  const countryFor = async ({ session }: Visit) => (session === undefined ? undefined : countryOf?.(session));
  return async (c, answer, kind = 'call') => {
    const [cookies = '', device] = [c.req.header('Cookie'), c.req.header('User-Agent')];
    const visit = await openVisit(sessions, terms, cookies, device, () => mayBegin(c));
    const country = await countryFor(visit);
    if (country !== undefined) visit.country = country;
    const context = contextOf(country);
    if (context) visit.priceContext = context;
    const deeds: Deed[] = [];
    const agreed = agreedPurposes(cookies);
    if (measuring.measures(agreed)) visit.measured = { agreed, note: (deed) => void deeds.push(deed) };
    const { customer } = visit;
    const response = await answer(visit);
    if (visit.customer !== customer) await onCustomer(c, visit);
    // What was chosen meanwhile, by a form or by signing in, counts for the next page, which may be one that is kept.
    const now = await countryFor(visit);
    if (now !== undefined && !isTold(cookies, now)) visit.tell(PRICES_MARK, now);
    if (now === undefined && isMarked(cookies, PRICES_MARK)) visit.tell(PRICES_MARK, undefined);
    const token = visit.cookie();
    const sent = [...(token === undefined ? [] : [token]), ...visit.marks()];
    const kept = await measuring.keep(visit, deeds);
    // A page that a form was sent to may lead on, where what waits is asked for anew; a script that has sent it stays.
    const isData = response.headers.get('Content-Type')?.startsWith('application/json') === true;
    const told = kind === 'call' || isData ? kept : 0;
    if (sent.length === 0 && told === 0) return response;
    // An answer with somebody's cookie is nobody else's.
    const headers = new Headers(response.headers);
    for (const cookie of sent) headers.append('Set-Cookie', cookie);
    if (sent.length > 0) headers.set('Cache-Control', 'no-store');
    if (told > 0) headers.set(EVENTS_HEADER, String(told));
    return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
  };
}

const isTold = (cookies: string | undefined, country: string): boolean =>
  cookies?.split(';').some((one) => one.trim() === `${PRICES_MARK}=${country}`) === true;
