import { isRouteErrorResponse } from 'react-router';

/** A page change that takes longer is left to the browser (specification, sections 2 and 9). */
export const PAGE_SWAP_ABORT_MS = 16_000;

type Results = Readonly<Record<string, { readonly type: 'data' | 'error'; readonly result: unknown }>>;

/**
 * Runs beside every page change in the browser: when its data or its code has not come in time, or failed on the way,
 * the address is opened as a document instead.
 */
export async function fallBackToDocument({ request }: { request: Request }, next: () => Promise<Results>) {
  // What is posted must not be lost to a document that opens instead.
  if (request.method !== 'GET') return next();
  const leave = () => location.assign(request.url);
  const timer = setTimeout(leave, PAGE_SWAP_ABORT_MS);
  const results = await next().finally(() => clearTimeout(timer));
  if (request.signal.aborted || !hasFailed(results)) return results;
  leave();
  // Nothing is shown in between: the page stays as it is until the document comes.
  return new Promise<Results>(() => {});
}

/** An answer of the shop, such as 404, is shown as it is. */
const hasFailed = (results: Results): boolean =>
  Object.values(results).some(
    ({ type, result }) => type === 'error' && !(isRouteErrorResponse(result) && result.status < 500),
  );
