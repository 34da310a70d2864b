import type { Clock } from '../kit/clock.ts';
import type { Section } from '../session/model.ts';
import { draw } from '../ui/islands/draw.server.tsx';
import type { TextOverrides } from '../ui/text.ts';
import { Layer } from './Layer.tsx';
import type { ShopSnippets } from './load.server.ts';
import { readView } from './pageView.ts';
import { isLayerShown, isShown } from './targeting.server.ts';

export interface SnippetCalls {
  found: ShopSnippets;
  clock: Clock;
  /** Moment from which relative dates count, epoch ms. */
  openedAt: number;
  texts: TextOverrides;
}

/** Section `Snippets` of the personal-data call: what a page view gets, by id. */
export const snippetsSection =
  ({ found, clock, openedAt }: SnippetCalls): Section =>
  async ({ params, cookies }) => {
    const view = readView(params, cookies);
    const shown = found.snippets.filter((one) => !one.on && isShown(one, view, clock(), openedAt));
    return {
      items: Object.fromEntries(
        shown.map(({ id, region, html, src }) => [id, { region, content: html, ...(src ? { script: src } : {}) }]),
      ),
    };
  };

/** Section `ToplayersAndWidgets`: layers that a page view may get, by id, the first ones first. */
export const layersSection = ({ found, clock, openedAt, texts }: SnippetCalls): Section => {
  // Nothing of a layer changes while the shop is open.
  const counts = found.layers.some(({ visits }) => visits !== undefined);
  const drawn = new Map(found.layers.map((layer) => [layer, htmlOf(layer, texts)]));
  return async ({ params, cookies }) => {
    const view = readView(params, cookies);
    const shown = found.layers.filter((one) => isLayerShown(one, view, clock(), openedAt));
    return {
      ...(counts ? { counts } : {}),
      items: Object.fromEntries(
        shown.map((layer) => {
          const { id, kind, days, src } = layer;
          return [id, { content: drawn.get(layer) ?? '', kind, days, ...(src ? { script: src } : {}) }];
        }),
      ),
    };
  };
};

const htmlOf = (layer: ShopSnippets['layers'][number], overrides: TextOverrides): string =>
  draw(<Layer layer={layer} />, { overrides, prefix: `${layer.id}_`, filesOf: () => [] }).html;
