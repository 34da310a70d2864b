/** A page change that takes longer is left to the browser (specification, sections 2 and 9). */
export const PAGE_SWAP_ABORT_MS = 16_000;

/**
 * Runs beside every page change in the browser: when its data or its code has not come in time, or failed on the way,
 * the address is opened as a document instead.
 */
export async function fallBackToDocument(
  { request }: { request: Request },
  next: () => Promise<unknown>,
): Promise<void> {
  const timer = setTimeout(() => location.assign(request.url), PAGE_SWAP_ABORT_MS);
  try {
    await next();
  } finally {
    clearTimeout(timer);
  }
}
