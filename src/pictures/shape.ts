/** Sizes, cuts and formats in which pictures are served. Nothing else is ever made, so nobody can fill the disk. */

/** Widths in px. 420 is where the small source is used (docs/contract/pages.md#constants). */
export const WIDTHS = [160, 320, 420, 640, 800, 1200, 1600] as const;

/** Better ones first: the browser takes the first it knows. */
export const FORMATS = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof FORMATS)[number];

export const FORMAT_TYPE = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

export type PictureCut = '1x1' | '2x1' | '16x9' | '3x2' | '4x3' | '5x4' | '4x5';

/** Shapes of boxes. `x` is the part of the width cut off that goes from the left side; half when not said. */
const CUTS: Record<PictureCut, { ratio: number; x?: number }> = {
  '1x1': { ratio: 1 },
  '2x1': { ratio: 2 },
  '16x9': { ratio: 16 / 9 },
  '3x2': { ratio: 3 / 2 },
  '4x3': { ratio: 4 / 3 },
  '5x4': { ratio: 5 / 4 },
  // A wide scene stood upright keeps what is left of its middle.
  '4x5': { ratio: 4 / 5, x: 0.3 },
};

export const isCut = (text: string): text is PictureCut => Object.hasOwn(CUTS, text);

/** Pixels. */
export interface PixelSize {
  width: number;
  height: number;
}

export interface Cutting extends PixelSize {
  left: number;
  top: number;
}

/** The largest part of a picture that has the shape of the cut; the whole picture without one. Whole pixels, never empty. */
export function cutting({ width, height }: PixelSize, cut: PictureCut | undefined): Cutting {
  if (cut === undefined) return { left: 0, top: 0, width, height };
  const { ratio, x = 0.5 } = CUTS[cut];
  const wide = Math.max(1, Math.min(width, Math.round(height * ratio)));
  const high = Math.max(1, Math.min(height, Math.round(width / ratio)));
  return {
    left: Math.round((width - wide) * x),
    top: Math.round((height - high) / 2),
    width: wide,
    height: high,
  };
}

/**
 * Widths of the ladder that a picture can be served in, smallest first: none wider than the picture, except that the
 * smallest is always there. A picture of unknown size (0) has them all.
 */
export function widthsOf(size: PixelSize, cut: PictureCut | undefined): number[] {
  if (size.width <= 0 || size.height <= 0) return [...WIDTHS];
  const { width } = cutting(size, cut);
  return WIDTHS.filter((wanted, place) => place === 0 || wanted <= width);
}
