import { type Bounds, boundsOf, type Camera, inWorld, type Position, type Size, scaleOf } from './camera.ts';

/** A point of a map. */
export interface Pin extends Position {
  id: string;
  /** Words beside it once it is chosen. */
  label: string;
  /** What its button is called. */
  name: string;
  /** What many of them together are called after. */
  town: string;
}

/** What stands on the map: a point, or many where they would lie on each other. */
export type Mark = { x: number; y: number } & ({ kind: 'pin'; pin: Pin } | Many);

export interface Many {
  kind: 'many';
  id: string;
  count: number;
  /** The town that more than half of them are in, if there is one; else one of their towns. */
  town: string;
  bounds: Bounds;
}

export interface Clusters {
  /** Marks in a window, and some beyond its edges. Positions are those of the world. */
  of(camera: Camera, size: Size): readonly Mark[];
}

/** Pixels of a cell of the grid; marks nearer than that to each other become one, so that buttons of 44 do not touch. */
const CELL = 56;
/** Closer than this zoom points are never joined: at 14, fifty pixels are 150 m. */
const LAST_JOINED = 12;

/** Points of one cell. */
interface Cell {
  column: number;
  row: number;
  /** Sums of their positions. */
  x: number;
  y: number;
  /** Places of its points in the list. */
  members: number[];
}

/**
 * Joins points by a grid that stays where it is: what is one mark does not depend on what is seen. All points are
 * looked at once for each zoom and stretch of the map, 5 ms for 50 000.
 */
export function createClusters(pins: readonly Pin[]): Clusters {
  const xs = new Float64Array(pins.length);
  const ys = new Float64Array(pins.length);
  for (let place = 0; place < pins.length; place += 1) {
    const { x, y } = inWorld(pins[place] as Pin);
    xs[place] = x;
    ys[place] = y;
  }
  let last: { zoom: number; region: Region; marks: readonly Mark[] } | undefined;

  function marksIn(region: Region, zoom: number): Mark[] {
    const cell = CELL / scaleOf({ zoom });
    const cells = new Map<number, Cell>();
    const single: Mark[] = [];
    // By index, and keys worked out once: this runs for every point there is, the first time before it is compiled.
    for (let place = 0; place < pins.length; place += 1) {
      const x = xs[place] as number;
      const y = ys[place] as number;
      if (x < region.left || x > region.right || y < region.top || y > region.bottom) continue;
      if (zoom > LAST_JOINED) {
        single.push(pinMark(place));
        continue;
      }
      const column = Math.floor(x / cell);
      const row = Math.floor(y / cell);
      const key = keyOf(column, row);
      const known = cells.get(key);
      if (known) {
        known.x += x;
        known.y += y;
        known.members.push(place);
      } else cells.set(key, { column, row, x, y, members: [place] });
    }
    return [...single, ...joined(cells, cell).map(({ x, y, members }) => markOf(x, y, members, zoom))];
  }

  const pinMark = (place: number): Mark => {
    const pin = pins[place] as Pin;
    return { kind: 'pin', pin, ...inWorld(pin) };
  };

  function markOf(x: number, y: number, members: readonly number[], zoom: number): Mark {
    const [first = 0] = members;
    if (members.length === 1) return pinMark(first);
    const all = members.map((place) => pins[place] as Pin);
    return {
      ...{ kind: 'many', id: `${zoom}-${all[0]?.id}`, count: members.length, town: townOf(all) },
      ...{ x: x / members.length, y: y / members.length, bounds: boundsOf(all) ?? [0, 0, 0, 0] },
    };
  }

  return {
    of(camera, size) {
      const zoom = Math.floor(camera.zoom);
      const view = regionOf(camera, size, 0);
      if (last?.zoom !== zoom || !holds(last.region, view)) {
        const region = regionOf(camera, size, 1);
        last = { zoom, region, marks: marksIn(region, zoom) };
      }
      return last.marks;
    },
  };
}

/** A stretch of the world. */
interface Region {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What a window shows, and so many windows beside it. */
function regionOf(camera: Camera, { width, height }: Size, windows: number): Region {
  const across = ((windows + 0.5) * width + CELL) / scaleOf(camera);
  const down = ((windows + 0.5) * height + CELL) / scaleOf(camera);
  const { x, y } = camera;
  return { left: x - across, right: x + across, top: y - down, bottom: y + down };
}

const holds = (outer: Region, inner: Region): boolean =>
  outer.left <= inner.left && outer.right >= inner.right && outer.top <= inner.top && outer.bottom >= inner.bottom;

const ROWS = 2 ** 24;
const keyOf = (column: number, row: number) => column * ROWS + row;

/**
 * Joins a cell to the largest of its neighbours that lies too close. Only cells that join nobody take others in, so that
 * what becomes of a cell is decided by those around it alone.
 */
function joined(cells: ReadonlyMap<number, Cell>, size: number): Cell[] {
  const closest = (cell: Cell, fits: (other: Cell) => boolean): Cell | undefined => {
    let found: Cell | undefined;
    for (let column = cell.column - 1; column <= cell.column + 1; column++) {
      for (let row = cell.row - 1; row <= cell.row + 1; row++) {
        const other = cells.get(keyOf(column, row));
        if (!other || !comesBefore(other, cell) || !fits(other) || apart(cell, other) >= size) continue;
        if (!found || comesBefore(other, found)) found = other;
      }
    }
    return found;
  };
  const heads = new Map<Cell, Cell>();
  for (const cell of cells.values()) if (!closest(cell, () => true)) heads.set(cell, { ...cell });
  for (const cell of cells.values()) {
    if (heads.has(cell)) continue;
    const head = closest(cell, (other) => heads.has(other));
    const into = head && heads.get(head);
    if (into) {
      into.x += cell.x;
      into.y += cell.y;
      into.members = into.members.concat(cell.members);
    } else heads.set(cell, cell);
  }
  return [...heads.values()];
}

/** More points first; of as many, by place. */
const comesBefore = (a: Cell, b: Cell): boolean =>
  a.members.length !== b.members.length
    ? a.members.length > b.members.length
    : keyOf(a.column, a.row) > keyOf(b.column, b.row);

const apart = (a: Cell, b: Cell): number =>
  Math.hypot(a.x / a.members.length - b.x / b.members.length, a.y / a.members.length - b.y / b.members.length);

/** Boyer and Moore's vote: one pass, whatever the number of towns. */
function townOf(pins: readonly Pin[]): string {
  let [town, votes] = ['', 0];
  for (const pin of pins) {
    if (votes === 0) town = pin.town;
    votes += pin.town === town ? 1 : -1;
  }
  return town;
}
