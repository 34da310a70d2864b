import type { PageOutcome } from '../../routes/outcomes.ts';

/** Tells whether a script asks that takes the answer as data. Browsers ask for documents as `text/html`. */
export const wantsData = (accept: string | null): boolean => accept?.startsWith('application/json') === true;

const NO_STORE = { 'Cache-Control': 'no-store' };

const cookieHeader = (cookie: string | undefined) => (cookie === undefined ? {} : { 'Set-Cookie': cookie });

/** Answer without a page, for a browser that opens documents. */
export function pageOutcome({ status, to, code, cookie }: PageOutcome): Response {
  if (to !== undefined) {
    // A page that has moved has moved for everybody.
    const headers = new Headers({ Location: to, ...(status === 301 ? {} : NO_STORE), ...cookieHeader(cookie) });
    return new Response(null, { status, headers });
  }
  return Response.json({ code: code ?? String(status) }, { status, headers: NO_STORE });
}

/** Answer without a page, for a script: where it leads is told, for the script's own page is to change. */
export function jsonOutcome({ status, to, whole, code, cookie }: PageOutcome): Response {
  if (to !== undefined) {
    return Response.json({ to, ...(whole ? { whole } : {}) }, { headers: { ...NO_STORE, ...cookieHeader(cookie) } });
  }
  return Response.json({ code: code ?? String(status) }, { status, headers: NO_STORE });
}
