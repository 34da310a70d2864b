import { join } from 'node:path';
import * as v from 'valibot';
import type { Problem } from '../../settings/problem.ts';
import type { ShopFile } from '../../settings/shopFile.ts';
import { readYamlFile, readYamlFileIfAny } from '../../settings/yaml.server.ts';
import type { PickupPoint } from './model.ts';
import { pickupPoint, pointFields } from './pointFields.ts';

/** points/<name>.yaml: where parcels of one way of delivery wait, as their carrier lists them. */
export const pointsFile = v.array(pointFields);

export type PointLists = ReadonlyMap<string, readonly PickupPoint[]>;

/**
 * Loads all lists of points. A way whose list cannot be read offers no point, and is reported at start.
 * @param imported lists that need no file
 */
export async function loadPoints(
  folder: string,
  { delivery }: Pick<ShopFile, 'delivery'>,
  imported: ReadonlySet<string>,
): Promise<{ points: PointLists; problems: Problem[] }> {
  const lists = new Map<string, readonly PickupPoint[]>();
  const problems: Problem[] = [];
  for (const name of new Set(delivery.flatMap(({ points }) => points ?? []))) {
    const readFile = imported.has(name) ? readYamlFileIfAny : readYamlFile;
    const read = await readFile(folder, join(folder, 'points', `${name}.yaml`), pointsFile);
    problems.push(...read.problems);
    lists.set(name, (read.value ?? []).map(pickupPoint));
  }
  return { points: lists, problems };
}
