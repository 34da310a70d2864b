/** What is seen of the map. Positions are those of a world of 512 pixels, as at zoom 0. */
export interface Camera {
  x: number;
  y: number;
  /** One more doubles everything. */
  zoom: number;
}

/** Pixels of the window that the map is seen through. */
export interface Size {
  width: number;
  height: number;
}

export interface Position {
  longitude: number;
  latitude: number;
}

export const WORLD = 512;
export const CLOSEST = 14;
/** West, south, east, north of Poland. */
export const POLAND: Bounds = [14.12, 49, 24.15, 54.84];

/** West, south, east, north, in degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** Mercator's projection of the whole world onto a square, as `outline.ts` draws it; tens of thousands of points at once. */
export function inWorld({ longitude, latitude }: Position): { x: number; y: number } {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: (longitude / 360 + 0.5) * WORLD,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * WORLD,
  };
}

export const scaleOf = ({ zoom }: Pick<Camera, 'zoom'>): number => 2 ** zoom;

/** Pixels from the left and the top of the window, of a place in the world. */
export function onScreen(camera: Camera, { width, height }: Size, { x, y }: { x: number; y: number }) {
  const scale = scaleOf(camera);
  return { left: (x - camera.x) * scale + width / 2, top: (y - camera.y) * scale + height / 2 };
}

const ROOM = 40;

/** The camera that shows all of the bounds, with room for a marker at every edge, and no closer than `closest`. */
export function showing([west, south, east, north]: Bounds, size: Size, closest = 13): Camera {
  const [from, to] = [inWorld({ longitude: west, latitude: north }), inWorld({ longitude: east, latitude: south })];
  const fits = (pixels: number, world: number) => Math.log2(Math.max(1, pixels - 2 * ROOM) / Math.max(world, 1e-9));
  const zoom = Math.min(closest, fits(size.width, to.x - from.x), fits(size.height, to.y - from.y));
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, zoom };
}

export function boundsOf(places: readonly Position[]): Bounds | undefined {
  const [first] = places;
  if (!first) return undefined;
  let [west, south, east, north] = [first.longitude, first.latitude, first.longitude, first.latitude];
  for (const { longitude, latitude } of places) {
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
  }
  return [west, south, east, north];
}

/** Nothing is seen but what lies around Poland: no farther than its whole, its middle never beyond its edges. */
export function kept(camera: Camera, size: Size): Camera {
  const whole = showing(POLAND, size);
  const [west, south, east, north] = POLAND;
  const [from, to] = [inWorld({ longitude: west, latitude: north }), inWorld({ longitude: east, latitude: south })];
  return {
    x: Math.min(to.x, Math.max(from.x, camera.x)),
    y: Math.min(to.y, Math.max(from.y, camera.y)),
    zoom: Math.min(CLOSEST, Math.max(whole.zoom, camera.zoom)),
  };
}

/** What is seen once the window has another size: all of Poland stays all of it. */
export function resized(camera: Camera, before: Size, after: Size): Camera {
  const isWhole = camera.zoom <= showing(POLAND, before).zoom;
  return kept(isWhole ? { ...camera, zoom: 0 } : camera, after);
}

/** Moves what is seen by pixels: a finger that goes right takes the map with it. */
export const moved = (camera: Camera, right: number, down: number): Camera => ({
  ...camera,
  x: camera.x - right / scaleOf(camera),
  y: camera.y - down / scaleOf(camera),
});

/** Comes closer by so much zoom, while what is at `at`, in pixels from the middle of the window, stays there. */
export function zoomed(
  camera: Camera,
  by: number,
  at: { right: number; down: number } = { right: 0, down: 0 },
): Camera {
  const zoom = Math.min(CLOSEST, camera.zoom + by);
  const change = 1 / scaleOf(camera) - 1 / scaleOf({ zoom });
  return { x: camera.x + at.right * change, y: camera.y + at.down * change, zoom };
}
