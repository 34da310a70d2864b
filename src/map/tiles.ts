import type { ShopFile } from '../settings/shopFile.ts';
import { type Camera, onScreen, type Size, scaleOf, WORLD } from './camera.ts';

/** Pictures of streets that lie under the points of a map. */
export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}`: zoom, column from the west, row from the north. */
  address: string;
  /** Name of who made the pictures, shown on the map. */
  source: string;
  link?: string;
  /** Closest zoom that there are pictures of. */
  closest: number;
}

/** A picture on the map. Pixels within the window. */
export interface Tile {
  href: string;
  left: number;
  top: number;
  size: number;
}

/** Pixels of a picture's side: at zoom 0 one of them holds the whole world. */
const SIDE = 256;

/** The streets of the shop's maps, as its settings name them. */
export function tilesOf({ map }: Pick<ShopFile, 'map'>): MapTiles | undefined {
  if (!map) return undefined;
  const { tiles: address, source, source_link: link, closest } = map;
  return { address, source, closest, ...(link === undefined ? {} : { link }) };
}

/** The host that is asked for them, and so learns who looks; undefined when that is the shop. */
export const foreignHost = ({ address }: MapTiles): string | undefined =>
  address.startsWith('/') ? undefined : new URL(address).host;

/** Pictures that cover the window, of the zoom whose pixels are nearest to those of the screen. */
export function tilesIn(camera: Camera, size: Size, { address, closest }: MapTiles): Tile[] {
  const zoom = Math.max(0, Math.min(closest, Math.round(camera.zoom + Math.log2(WORLD / SIDE))));
  const count = 2 ** zoom;
  const side = WORLD / count;
  const scale = scaleOf(camera);
  const range = (middle: number, pixels: number) => {
    const half = pixels / scale / 2;
    const [from, to] = [Math.floor((middle - half) / side), Math.floor((middle + half) / side)];
    return Array.from({ length: to - from + 1 }, (_, n) => from + n).filter((at) => at >= 0 && at < count);
  };
  return range(camera.y, size.height).flatMap((row) =>
    range(camera.x, size.width).map((column) => ({
      href: address.replace('{z}', String(zoom)).replace('{x}', String(column)).replace('{y}', String(row)),
      ...onScreen(camera, size, { x: column * side, y: row * side }),
      size: side * scale,
    })),
  );
}
