import type { PictureCut, WIDTHS } from './shape.ts';

/** A box in the page, in windows that match `media`. */
export interface Box {
  /** A media query; undefined for all other windows. */
  media?: string;
  cut?: PictureCut;
  /** Width of the box, as the `sizes` attribute says it. */
  sizes: string;
  /** Widths worth offering, px. Each one more makes every page longer. */
  widths: readonly (typeof WIDTHS)[number][];
}

/** The small source stands for windows up to this width (docs/contract/pages.md#constants). */
export const SMALL_WINDOW = '(max-width: 420px)';

const narrower = '(max-width: 47.99rem)';
const middling = '(max-width: 63.99rem)';

/**
 * Boxes in which one kind of picture stands, narrow windows first; the last has no media query. The widths repeat what the
 * style sheets say, for a browser chooses a picture before it reads them. One export each: a page's scripts carry only
 * those that they use.
 */
export type Boxes = readonly [...Box[], Box];

/** A product on a list or shelf: two, three or four side by side. */
export const card = [
  { media: SMALL_WINDOW, cut: '1x1', sizes: '50vw', widths: [320, 420] },
  { cut: '1x1', sizes: '(min-width: 100rem) 22.5rem, (min-width: 64rem) 24vw, 48vw', widths: [320, 420, 640, 800] },
] as const satisfies Boxes;

/** The first product photo: the width of a phone, seven twelfths of a wide page. */
export const lead = [
  { media: SMALL_WINDOW, cut: '1x1', sizes: '92vw', widths: [420, 640, 800] },
  { cut: '1x1', sizes: '(min-width: 100rem) 50rem, (min-width: 64rem) 53vw, 92vw', widths: [640, 800, 1200, 1600] },
] as const satisfies Boxes;

/** Other product photos, two side by side on a wide page. */
export const gallery = [
  { media: SMALL_WINDOW, cut: '1x1', sizes: '92vw', widths: [420, 640, 800] },
  { cut: '1x1', sizes: '(min-width: 100rem) 25rem, (min-width: 64rem) 27vw, 92vw', widths: [420, 640, 800, 1200] },
] as const satisfies Boxes;

/** A scene from side to side; on a phone it is panned. */
export const hero = [
  { media: SMALL_WINDOW, cut: '16x9', sizes: '46.5rem', widths: [800, 1200] },
  { cut: '16x9', sizes: '(min-width: 48rem) 100vw, 46.5rem', widths: [800, 1200, 1600] },
] as const satisfies Boxes;

/** A scene from side to side, upright on a phone. */
export const story = [
  { media: SMALL_WINDOW, cut: '4x5', sizes: '100vw', widths: [420, 640, 800] },
  { media: narrower, cut: '4x5', sizes: '100vw', widths: [640, 800, 1200] },
  { cut: '16x9', sizes: '100vw', widths: [800, 1200, 1600] },
] as const satisfies Boxes;

/** The picture of one product that a page tells of, beside the words. */
export const promoted = [
  { media: SMALL_WINDOW, cut: '1x1', sizes: '100vw', widths: [420, 640, 800] },
  { media: middling, cut: '1x1', sizes: '(min-width: 48rem) 50vw, 100vw', widths: [420, 640, 800, 1200] },
  { cut: '5x4', sizes: '58vw', widths: [640, 800, 1200, 1600] },
] as const satisfies Boxes;

/** The top of a page of words. */
export const page = [
  { media: SMALL_WINDOW, cut: '16x9', sizes: '92vw', widths: [420, 640, 800] },
  { media: middling, cut: '16x9', sizes: '95vw', widths: [640, 800, 1200, 1600] },
  { cut: '2x1', sizes: '(min-width: 96rem) 88rem, 92vw', widths: [800, 1200, 1600] },
] as const satisfies Boxes;

/** A product in a notice that it is recalled. */
export const recall = [
  { cut: '1x1', sizes: '(min-width: 48rem) 14rem, 92vw', widths: [320, 640, 800] },
] as const satisfies Boxes;

/** The top of a window over the page. */
export const layerWindow = [
  { cut: '16x9', sizes: '(min-width: 32rem) 30rem, 92vw', widths: [420, 640, 800] },
] as const satisfies Boxes;

/** The picture of a layer in the corner of the window, beside its words. */
export const layerCorner = [{ cut: '1x1', sizes: '6.5rem', widths: [160, 320] }] as const satisfies Boxes;

/** Half of a wide tile among cards. */
export const wideTile = [
  { media: SMALL_WINDOW, cut: '3x2', sizes: '92vw', widths: [420, 640, 800] },
  { media: narrower, cut: '3x2', sizes: '95vw', widths: [640, 800, 1200] },
  { cut: '4x3', sizes: '40vw', widths: [420, 640, 800, 1200] },
] as const satisfies Boxes;

/** A page among others: beside its words on a phone. */
export const tile = [
  { media: narrower, cut: '1x1', sizes: '7rem', widths: [160, 320, 420] },
  { cut: '1x1', sizes: '(min-width: 100rem) 29rem, 31vw', widths: [320, 420, 640, 800] },
] as const satisfies Boxes;

/** The large tile that comes first on some pages. */
export const leadTile = [
  { media: SMALL_WINDOW, cut: '3x2', sizes: '92vw', widths: [420, 640, 800] },
  { cut: '3x2', sizes: '(min-width: 100rem) 44rem, (min-width: 48rem) 48vw, 95vw', widths: [640, 800, 1200, 1600] },
] as const satisfies Boxes;

/** A square at rest beside large names, shown on wide windows only. */
export const plate = [
  { cut: '1x1', sizes: '(min-width: 100rem) 42rem, 44vw', widths: [640, 800, 1200] },
] as const satisfies Boxes;

export const menu = [{ cut: '1x1', sizes: '20rem', widths: [320, 640] }] as const satisfies Boxes;

export const swatch = [{ cut: '1x1', sizes: '5.5rem', widths: [160, 320] }] as const satisfies Boxes;

/** A product photo over the whole window, uncut. */
export const whole = [{ sizes: '100vw', widths: [800, 1200, 1600] }] as const satisfies Boxes;

export const enlarged = [{ sizes: '300vw', widths: [800, 1200, 1600] }] as const satisfies Boxes;

/** A product in the basket, beside its name. */
export const line = [
  { cut: '1x1', sizes: '(min-width: 48rem) 8rem, 5rem', widths: [160, 320] },
] as const satisfies Boxes;

export const thumb = [{ cut: '1x1', sizes: '3.75rem', widths: [160] }] as const satisfies Boxes;
