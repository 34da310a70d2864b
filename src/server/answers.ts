import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A failure told to a program: a code it can act on, and English words for its author. */
export function jsonError(c: Context, status: ContentfulStatusCode, code: string, message: string): Response {
  c.header('Cache-Control', 'no-store');
  return c.json({ error: { code, message } }, status);
}

/** A failure told to a program in the shape in which the graph tells its own. */
export function graphError(c: Context, status: ContentfulStatusCode, code: string, message: string): Response {
  c.header('Cache-Control', 'no-store');
  return c.json({ errors: [{ message, extensions: { code } }] }, status);
}
