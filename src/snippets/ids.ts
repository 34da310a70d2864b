/** Ids of an open layer, and of its heading, by the id of the layer. */
export const layerId = (id: string): string => `layer_${id}`;
export const layerTitleId = (id: string): string => `layer_${id}_title`;

/** Elements that hold the content of snippets, and the texts that name them. */
export const SNIPPET_PLACES = {
  body_top: { id: 'snippets_top', name: 'above' },
  body: { id: 'snippets_end', name: 'below' },
} as const;
