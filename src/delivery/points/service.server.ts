import { createHash } from 'node:crypto';
import type { Db } from '../../db/open.server.ts';
import type { Clock } from '../../kit/clock.ts';
import type { PointLists } from './file.server.ts';
import { type PointIndex, pointIndex } from './find.ts';
import type { PointInput } from './pointFields.ts';
import { importedPoints, keepPoints, POINTS_VERSION } from './pointStore.server.ts';

/** A list as it is now. */
export interface OpenList {
  /** Hash of its points. */
  version: string;
  index: PointIndex;
}

/** Lists of pick-up points: as they were imported last, or as the shop's folder has them. */
export interface PickupPoints {
  /** Names that ways of delivery give. */
  names: readonly string[];
  /** Undefined for a name that no way of delivery gives. An import elsewhere is seen at once. */
  list(name: string): Promise<OpenList | undefined>;
}

export function createPickupPoints(db: Db, files: PointLists): PickupPoints {
  let known = new Map<string, Promise<OpenList>>();
  let seen = -1;

  async function read(name: string): Promise<OpenList> {
    const points = (await importedPoints(db.read, name)) ?? files.get(name) ?? [];
    const version = createHash('sha256').update(JSON.stringify(points)).digest('base64url').slice(0, 12);
    return { version, index: pointIndex(points) };
  }

  return {
    names: [...files.keys()],
    async list(name) {
      if (!files.has(name)) return undefined;
      const version = await db.version(POINTS_VERSION);
      if (version !== seen) [known, seen] = [new Map(), version];
      const before = known.get(name);
      if (before) return before;
      const reading = read(name);
      const kept = known;
      kept.set(name, reading);
      // A store that was away is asked again.
      reading.catch(() => kept.delete(name));
      return reading;
    },
  };
}

export interface PointImport {
  added: number;
  /** Points that were there before and are no more. */
  gone: number;
  points: number;
}

/** Puts a list in the place of what was imported under its name before, in one transaction. */
export async function importPoints(
  db: Db,
  clock: Clock,
  name: string,
  points: readonly PointInput[],
): Promise<PointImport> {
  return db.write(async (tx) => {
    const before = new Set((await importedPoints(tx, name))?.map(({ code }) => code));
    await keepPoints(tx, name, points, clock());
    const added = points.filter(({ code }) => !before.delete(code)).length;
    return { added, gone: before.size, points: points.length };
  });
}
