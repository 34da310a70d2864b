import { readPictureAddress } from './address.ts';
import type { Pictures } from './service.server.ts';

/** Enough for two pages; each takes about a tenth of a second of one core. */
const MOST_WARMED = 240;

const OFFERED = /\/pictures\/[0-9a-f]{16}\/[^\s"',]+\.avif/g;

/** The pictures that pages offer in the best format, in the order they stand in, each once. */
export function offeredPictures(pages: readonly string[], most = MOST_WARMED): string[] {
  const found = pages.flatMap((html) => html.match(OFFERED) ?? []);
  return [...new Set(found)].slice(0, most);
}

/**
 * Derives pictures of some pages ahead, one at a time and behind all requests. Settles when done or stopped; a failed
 * picture is left to its first request.
 */
export async function warmPictures(
  pictures: Pictures,
  pages: readonly string[],
  signal: AbortSignal,
): Promise<{ warmed: number }> {
  let warmed = 0;
  for (const path of offeredPictures(pages)) {
    if (signal.aborted) break;
    const address = readPictureAddress(path);
    const answer = address && (await pictures.answer(address, 'spare').catch(() => undefined));
    if (answer?.kind === 'picture') warmed += 1;
  }
  return { warmed };
}
