import type { IncomingMessage } from 'node:http';

/** As functions of clouds pass it on; the bridge of Hono reads it there too. */
type Read = IncomingMessage & { rawBody?: Buffer };

/**
 * Body of a request that has come together with its head, so that nobody is waited for: what comes later is undefined, and
 * still to be read. Whoever is asked next finds a body that was read in `rawBody`.
 * @param most bytes; more is left unread
 */
export async function bodyAtHand(request: IncomingMessage, most: number): Promise<Buffer | undefined> {
  const length = Number(request.headers['content-length']);
  if (!(length <= most) || request.headers['transfer-encoding'] !== undefined) return undefined;
  // node:http tells of a request before it looks at the bytes after the head.
  await new Promise<void>((resolve) => process.nextTick(resolve));
  if (request.readableLength !== length) return undefined;
  const body: Buffer | null = request.read();
  if (body === null) return undefined;
  (request as Read).rawBody = body;
  return body;
}
