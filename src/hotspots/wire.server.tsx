import { draw } from '../ui/islands/draw.server.tsx';
import type { TextOverrides } from '../ui/text.ts';
import { Hotspot } from './Hotspot.tsx';
import type { HotspotsRequest } from './request.ts';
import type { Hotspots } from './service.server.ts';

/** HTML of each zone by the id of its element; empty for one that shows nothing. */
export async function hotspotsHtml(
  hotspots: Hotspots,
  texts: TextOverrides,
  { elements, ...asked }: HotspotsRequest,
): Promise<Record<string, string>> {
  const html = async ({ id, zone }: HotspotsRequest['elements'][number]): Promise<string> => {
    const found = zone && (await hotspots.find(zone, asked));
    const cards = found ? await hotspots.cards(found.products) : [];
    if (!found || cards.length === 0) return '';
    const part = <Hotspot id={id} heading={found.heading} cards={cards} />;
    return draw(part, { overrides: texts, prefix: `${id}_`, filesOf: () => [] }).html;
  };
  return Object.fromEntries(await Promise.all(elements.map(async (element) => [element.id, await html(element)])));
}
