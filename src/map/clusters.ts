import { type Bounds, boundsOf, type Camera, inWorld, POLAND, type Position, type Size, scaleOf } from './camera.ts';

/** A point of a map. */
export interface Pin extends Position {
  id: string;
  /** Words beside it; its id unless told. */
  label?: string;
  /** What its button is called; its id and town unless told, as there may be tens of thousands. */
  name?: string;
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

/** Points of one cell of the grid, and of those that were joined to it. */
interface Cell {
  column: number;
  row: number;
  count: number;
  /** Sums of their positions. */
  x: number;
  y: number;
  /** Where lists of its points begin. */
  lists: readonly number[];
}

/** No further point in a list. */
const NONE = -1;

/**
 * Joins points by a grid that stays where it is: what is one mark does not depend on what is seen. All points are
 * looked at once for each zoom and stretch of the map, 2 ms for 50 000.
 */
export function createClusters(pins: readonly Pin[]): Clusters {
  const xs = new Float64Array(pins.length);
  const ys = new Float64Array(pins.length);
  /** The next point of the same cell. */
  const next = new Int32Array(pins.length);
  for (let place = 0; place < pins.length; place += 1) {
    const { x, y } = inWorld(pins[place] as Pin);
    xs[place] = x;
    ys[place] = y;
  }
  let last: { zoom: number; region: Region; marks: readonly Mark[] } | undefined;

  function marksIn(region: Region, zoom: number): Mark[] {
    if (zoom > LAST_JOINED) return singlesIn(region);
    const side = CELL / scaleOf({ zoom });
    return joined(gridOf(region, side), side).map((cell) => markOf(cell, zoom));
  }

  function singlesIn({ left, right, top, bottom }: Region): Mark[] {
    const marks: Mark[] = [];
    for (let place = 0; place < pins.length; place += 1) {
      const x = xs[place] as number;
      const y = ys[place] as number;
      if (x >= left && x <= right && y >= top && y <= bottom) marks.push(pinMark(place));
    }
    return marks;
  }

  /** Plain arrays of numbers: this runs for every point there is, the first time before it is compiled. */
  function gridOf({ left, right, top, bottom }: Region, side: number): Grid {
    const [firstColumn, firstRow] = [Math.floor(left / side), Math.floor(top / side)];
    const rows = Math.floor(bottom / side) - firstRow + 1;
    const size = (Math.floor(right / side) - firstColumn + 1) * rows;
    const [lists, counts] = [new Int32Array(size).fill(NONE), new Int32Array(size)];
    const [sumsX, sumsY] = [new Float64Array(size), new Float64Array(size)];
    // From the end, so that lists begin with what comes first.
    for (let place = pins.length - 1; place >= 0; place -= 1) {
      const x = xs[place] as number;
      const y = ys[place] as number;
      if (x < left || x > right || y < top || y > bottom) continue;
      const at = (Math.floor(x / side) - firstColumn) * rows + Math.floor(y / side) - firstRow;
      next[place] = lists[at] as number;
      lists[at] = place;
      counts[at] = (counts[at] as number) + 1;
      sumsX[at] = (sumsX[at] as number) + x;
      sumsY[at] = (sumsY[at] as number) + y;
    }
    const cells: (Cell | undefined)[] = Array.from(counts, (count, at) =>
      count === 0
        ? undefined
        : {
            ...{ column: Math.floor(at / rows) + firstColumn, row: (at % rows) + firstRow, count },
            ...{ x: sumsX[at] as number, y: sumsY[at] as number, lists: [lists[at] as number] },
          },
    );
    return {
      cells: cells.filter((cell) => cell !== undefined),
      at(column, row) {
        const line = row - firstRow;
        return line < 0 || line >= rows ? undefined : cells[(column - firstColumn) * rows + line];
      },
    };
  }

  const pinMark = (place: number): Mark => {
    const pin = pins[place] as Pin;
    return { kind: 'pin', pin, x: xs[place] as number, y: ys[place] as number };
  };

  function membersOf({ lists }: Cell): Pin[] {
    const members: Pin[] = [];
    for (const first of lists) {
      for (let place = first; place !== NONE; place = next[place] as number) members.push(pins[place] as Pin);
    }
    return members;
  }

  /** Boyer and Moore's vote: one pass, whatever the number of towns. */
  function townOf({ lists }: Cell): string {
    let [town, votes] = ['', 0];
    for (const first of lists) {
      for (let place = first; place !== NONE; place = next[place] as number) {
        const { town: one } = pins[place] as Pin;
        if (votes === 0) town = one;
        votes += one === town ? 1 : -1;
      }
    }
    return town;
  }

  function markOf(cell: Cell, zoom: number): Mark {
    const { count, lists, x, y } = cell;
    const [first = 0] = lists;
    if (count === 1) return pinMark(first);
    return {
      kind: 'many',
      id: `${zoom}-${pins[first]?.id}`,
      count,
      town: townOf(cell),
      x: x / count,
      y: y / count,
      // Only those of a mark that is pressed are asked for.
      get bounds() {
        return boundsOf(membersOf(cell)) ?? POLAND;
      },
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

/** Cells with points in them. */
interface Grid {
  cells: readonly Cell[];
  at(column: number, row: number): Cell | undefined;
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

/**
 * Joins a cell to the largest of its neighbours that lies too close. Only cells that join nobody take others in, so that
 * what becomes of a cell is decided by those around it alone.
 */
function joined({ cells, at }: Grid, side: number): Cell[] {
  const closest = (cell: Cell, fits: (other: Cell) => boolean): Cell | undefined => {
    let found: Cell | undefined;
    for (let column = cell.column - 1; column <= cell.column + 1; column++) {
      for (let row = cell.row - 1; row <= cell.row + 1; row++) {
        const other = at(column, row);
        if (!other || !comesBefore(other, cell) || !fits(other) || apart(cell, other) >= side) continue;
        if (!found || comesBefore(other, found)) found = other;
      }
    }
    return found;
  };
  const heads = new Map<Cell, Cell>();
  for (const cell of cells) if (!closest(cell, () => true)) heads.set(cell, { ...cell });
  for (const cell of cells) {
    if (heads.has(cell)) continue;
    const head = closest(cell, (other) => heads.has(other));
    const into = head && heads.get(head);
    if (into) {
      into.x += cell.x;
      into.y += cell.y;
      into.count += cell.count;
      into.lists = [...into.lists, ...cell.lists];
    } else heads.set(cell, cell);
  }
  return [...heads.values()];
}

/** More points first; of as many, by place. */
const comesBefore = (a: Cell, b: Cell): boolean =>
  a.count === b.count ? (a.column - b.column || a.row - b.row) > 0 : a.count > b.count;

const apart = (a: Cell, b: Cell): number => Math.hypot(a.x / a.count - b.x / b.count, a.y / a.count - b.y / b.count);
