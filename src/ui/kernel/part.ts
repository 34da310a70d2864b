/** `?set_render=content` asks for a page without what stands around it (docs/contract/pages.md#page-fragment-swap). */
export const PART_PARAM = 'set_render';
export const CONTENT_PART = 'content';
/** Value of `set_render` for what a choice within the same place changes: a list without its heading (`Still`). */
export const PLACE_PART = 'place';
export const PARTS: readonly (string | null)[] = [CONTENT_PART, PLACE_PART];

/** Place of a list's first page, whatever its filters: the only one that is asked for by `PLACE_PART`. */
export const listPlaceOf = (pathname: string): string => `${pathname}?`;
