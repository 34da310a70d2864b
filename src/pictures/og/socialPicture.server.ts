import { MARK_RING } from '../../ui/BrandMark.tsx';
import { openSharp, READING } from '../reading.server.ts';
import { cutting } from '../shape.ts';
import { SOCIAL_SIZE } from './address.ts';
import { BRYGADA, type Glyphs, openGlyphs, SOURCE_SANS } from './glyphs.server.ts';
import { setLines } from './lines.ts';

/**
 * Content of a picture that other sites show beside a link: nothing that changes often, because they keep it for weeks.
 */
export interface SocialCard {
  heading: string;
  shopName: string;
  /** File of the picture on its right half. */
  picture?: string | undefined;
}

/** Part of the names under which drawn pictures are kept. */
export const SOCIAL_RECIPE = 1;

// The tokens of the light scheme: a drawn picture has one.
const PAPER = '#f6f3ee';
const INK = '#1a1d2b';
const COBALT = '#22398f';
const EDGE = 72;
const SIZES = [92, 82, 72, 64, 56, 48] as const;
const LINE = 1.08;
const MOST_LINES = 5;
/** Side of the mark where there is no picture, px. */
const BARE_MARK = 320;

let letters: Promise<{ serif: Glyphs; sans: Glyphs }> | undefined;

/** Opened at the first need, once; a failure is tried again. */
function openAll() {
  letters ??= Promise.all([openGlyphs(BRYGADA), openGlyphs(SOURCE_SANS)]).then(([serif, sans]) => ({ serif, sans }));
  letters.catch(() => {
    letters = undefined;
  });
  return letters;
}

/** A JPEG of 1200 × 630: the name in the letters of the shop beside its picture. */
export async function drawSocialCard({ heading, shopName, picture }: SocialCard): Promise<Buffer<ArrayBuffer>> {
  const { serif, sans } = await openAll();
  const { width, height } = SOCIAL_SIZE;
  const plate = picture === undefined ? undefined : await squareOf(picture, height).catch(() => undefined);
  const room = width - (plate ? height : BARE_MARK + EDGE) - 2 * EDGE;
  const set = setLines(heading, serif.measure, { width: room, mostLines: MOST_LINES, sizes: SIZES });
  const block = set.lines.length * set.size * LINE;
  const top = Math.max(EDGE, (height - EDGE - block) / 2);
  const lines = set.lines.map((line, n) =>
    serif.draw(line, { x: EDGE, y: top + set.size * (0.8 + n * LINE), size: set.size }),
  );
  const drawing = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${PAPER}"/>`,
    `<g fill="${INK}">${lines.join('')}</g>`,
    mark({ x: EDGE, y: height - EDGE - 30, side: 34 }),
    `<g fill="${INK}">${sans.draw(shopName, { x: EDGE + 50, y: height - EDGE - 3, size: 28 })}</g>`,
    plate ? '' : mark({ x: width - EDGE - BARE_MARK, y: (height - BARE_MARK) / 2, side: BARE_MARK }),
    '</svg>',
  ].join('');
  const sharp = await openSharp();
  const page = sharp(Buffer.from(drawing));
  const whole = plate ? page.composite([{ input: plate, left: width - height, top: 0 }]) : page;
  return (await whole
    .flatten({ background: PAPER })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()) as Buffer<ArrayBuffer>;
}

async function squareOf(file: string, side: number): Promise<Buffer> {
  const sharp = await openSharp();
  const { autoOrient } = await sharp(file, READING).metadata();
  return sharp(file, READING)
    .extract(cutting(autoOrient, '1x1'))
    .resize(side, side)
    .flatten({ background: PAPER })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** The peacock eye of ui/BrandMark. */
const mark = ({ x, y, side }: { x: number; y: number; side: number }) =>
  `<g transform="translate(${x} ${y}) scale(${side / 34})" fill="none" stroke="${COBALT}">` +
  `<circle cx="17" cy="17" r="5.2" fill="${COBALT}" stroke="none"/>` +
  '<circle cx="17" cy="17" r="9.2" stroke-width="2.2"/>' +
  `<path d="${MARK_RING}" stroke-width="3.4" stroke-linecap="round"/></g>`;
