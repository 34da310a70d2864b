import { readFile } from 'node:fs/promises';
import { openSharp } from '../../pictures/reading.server.ts';

interface Icon {
  path: string;
  /** Size in pixels. */
  size: number;
  /** The part of the width that the drawing takes: systems cut masked icons to their own shape. */
  drawn: number;
  /** True: on the colour of the page, else transparent. */
  plate: boolean;
  /** Purpose in the manifest; missing ones are not in it. */
  manifest?: 'any' | 'maskable';
}

export const ICONS: readonly Icon[] = [
  { path: '/icon-192.png', size: 192, drawn: 1, plate: false, manifest: 'any' },
  { path: '/icon-512.png', size: 512, drawn: 1, plate: false, manifest: 'any' },
  { path: '/icon-maskable-512.png', size: 512, drawn: 0.56, plate: true, manifest: 'maskable' },
  { path: '/apple-touch-icon.png', size: 180, drawn: 0.7, plate: true },
];

const FAVICON = 32;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/** An icon drawn from the SVG; `plate` is a CSS colour. */
export async function drawIcon(svg: Buffer, { size, drawn, plate }: Icon, colour: string): Promise<Buffer> {
  const inner = Math.round(size * drawn);
  const sharp = await openSharp();
  const picture = await sharp(svg, { density: (72 * inner) / 34 })
    .resize(inner, inner, { fit: 'contain', background: CLEAR })
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background: plate ? colour : CLEAR } })
    .composite([{ input: picture, gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** A PNG inside an ICO, as browsers have read it since 2007: a header of 6 bytes, one entry of 16, the picture. */
export async function drawFavicon(svg: Buffer): Promise<Buffer> {
  const png = await drawIcon(svg, { path: '', size: FAVICON, drawn: 1, plate: false }, '#ffffff');
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(FAVICON, 6);
  head.writeUInt8(FAVICON, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Draws each icon when it is first asked for, and keeps it; undefined for an address of no icon. */
export function iconShelf(svgFile: string, colour: string): (path: string) => Promise<Buffer> | undefined {
  const drawn = new Map<string, Promise<Buffer>>();
  const draw = async (path: string): Promise<Buffer> => {
    const svg = await readFile(svgFile);
    const icon = ICONS.find((one) => one.path === path);
    return icon ? drawIcon(svg, icon, colour) : drawFavicon(svg);
  };
  return (path) => {
    if (path !== '/favicon.ico' && !ICONS.some((one) => one.path === path)) return undefined;
    const made = drawn.get(path) ?? draw(path);
    drawn.set(path, made);
    // A failure is not kept: the file may be back at the next request.
    made.catch(() => drawn.delete(path));
    return made;
  };
}
