import type { AtRule, Plugin, Root } from 'postcss';

/** Cascade layers from the weakest to the strongest; `theme` is a merchant's. */
export const LAYERS = 'reset, tokens, base, layout, parts, pages, utilities, theme';

/**
 * Starts every sheet with the order of layers. The first sheet that names a layer settles its place, and which sheet
 * comes first differs from page to page.
 */
export function layerOrder(): Plugin {
  return {
    postcssPlugin: 'layer-order',
    Once(root: Root, { AtRule: Rule }: { AtRule: new (props: { name: string; params: string }) => AtRule }) {
      root.walkAtRules('charset', (rule) => {
        rule.remove();
      });
      root.prepend(new Rule({ name: 'layer', params: LAYERS }));
    },
  };
}
