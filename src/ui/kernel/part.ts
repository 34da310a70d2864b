/** `?set_render=content` asks for a page without what stands around it (docs/contract/pages.md#page-fragment-swap). */
export const PART_PARAM = 'set_render';
export const CONTENT_PART = 'content';
