import type { PageOutcome } from '../../routes/outcomes.ts';

/** Does a script ask that takes the answer as data? Browsers ask for documents as `text/html`. */
export const wantsData = (accept: string | null): boolean => accept?.startsWith('application/json') === true;

const NO_STORE = { 'Cache-Control': 'no-store' };

/** What ends a request otherwise than with a page, for a browser that opens documents. */
export function pageOutcome({ status, to, code }: PageOutcome): Response {
  if (to !== undefined) {
    // A page that has moved has moved for everybody.
    const headers = new Headers({ Location: to, ...(status === 301 ? {} : NO_STORE) });
    return new Response(null, { status, headers });
  }
  return Response.json({ code: code ?? String(status) }, { status, headers: NO_STORE });
}

/** The same for a script: where it leads is told, for the script's own page is to change. */
export function jsonOutcome({ status, to, whole, code }: PageOutcome): Response {
  if (to !== undefined) return Response.json({ to, ...(whole ? { whole } : {}) }, { headers: NO_STORE });
  return Response.json({ code: code ?? String(status) }, { status, headers: NO_STORE });
}
