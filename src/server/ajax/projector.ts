import type { Context } from 'hono';
import type { Projector } from '../../product/wire.server.ts';
import { jsonError } from '../answers.ts';

/** GET and POST /ajax/projector.php. Parameters stand in the address, in a form, or in both; the form's count first. */
export async function askProjector(c: Context, projector: Projector): Promise<Response> {
  const address = new URL(c.req.url).searchParams;
  const form = c.req.method === 'POST' ? await c.req.formData().catch(() => undefined) : undefined;
  const answer = await projector.answer((name) => {
    const sent = form?.get(name);
    return (typeof sent === 'string' ? sent : undefined) ?? address.get(name) ?? undefined;
  });
  if (!answer.ok) return jsonError(c, 400, answer.error.code, answer.error.message);
  // Prices, stock and the time to dispatch are of this moment.
  c.header('Cache-Control', 'no-store');
  return c.json(answer.value);
}
