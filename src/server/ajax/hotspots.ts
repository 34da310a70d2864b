import type { Context } from 'hono';
import { MOST_PRODUCTS, MOST_ZONES, type RequestError, readRequest } from '../../hotspots/request.ts';
import type { Hotspots } from '../../hotspots/service.server.ts';
import { hotspotsHtml } from '../../hotspots/wire.server.tsx';
import type { Section } from '../../session/model.ts';
import type { TextOverrides } from '../../ui/text.ts';
import { jsonError } from '../answers.ts';

const WORDS: Readonly<Record<RequestError, string>> = {
  unknown_action: 'There is get-hotspots-html',
  bad_request: 'Name as many zones as components; ids of products are numbers parted by ;',
  too_many: `At most ${MOST_ZONES} zones and ${MOST_PRODUCTS} products`,
};

export interface HotspotCalls {
  hotspots: Hotspots;
  texts: TextOverrides;
}

/** GET /ajax/hotspots.php: HTML by the id of an element. */
export async function askHotspots(c: Context, { hotspots, texts }: HotspotCalls): Promise<Response> {
  const asked = readRequest((name) => c.req.query(name));
  if (!asked.ok) return jsonError(c, 400, asked.error, WORDS[asked.error]);
  // Prices and stock are of this moment.
  c.header('Cache-Control', 'no-store');
  return c.json(await hotspotsHtml(hotspots, texts, asked.value));
}

/** Section `Hotspots` of the personal-data call, with the same parameters; null for what cannot be read. */
export const hotspotSection =
  ({ hotspots, texts }: HotspotCalls): Section =>
  async ({ params }) => {
    const asked = readRequest((name) => {
      const value = params[name];
      return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
    });
    return asked.ok ? hotspotsHtml(hotspots, texts, asked.value) : null;
  };
