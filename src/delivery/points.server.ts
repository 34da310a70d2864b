import { join } from 'node:path';
import * as v from 'valibot';
import { text } from '../settings/fields.ts';
import type { Problem } from '../settings/problem.ts';
import type { ShopFile } from '../settings/shopFile.ts';
import { readYamlFile } from '../settings/yaml.server.ts';
import type { PickupPoint } from './points.ts';

/** points/<name>.yaml: where parcels of one way of delivery wait, as their carrier lists them. */
export const pointsFile = v.array(
  v.strictObject({
    code: v.pipe(
      v.string(),
      v.regex(/^[A-Za-z0-9-]{2,40}$/, 'a code such as BOL01M'),
      v.description('by which the carrier knows it'),
      v.examples(['BOL01M']),
    ),
    name: text(80),
    street: text(120),
    postcode: v.pipe(v.string(), v.regex(/^\d{2}-\d{3}$/, 'a postcode such as 59-700')),
    city: text(80),
    hours: v.optional(text(80)),
  }),
);

export type PointLists = ReadonlyMap<string, readonly PickupPoint[]>;

/** Loads all lists of points. A way whose list cannot be read offers no point, and is reported at start. */
export async function loadPoints(
  folder: string,
  { delivery }: Pick<ShopFile, 'delivery'>,
): Promise<{ points: PointLists; problems: Problem[] }> {
  const lists = new Map<string, readonly PickupPoint[]>();
  const problems: Problem[] = [];
  for (const name of new Set(delivery.flatMap(({ points }) => points ?? []))) {
    const read = await readYamlFile(folder, join(folder, 'points', `${name}.yaml`), pointsFile);
    problems.push(...read.problems);
    lists.set(
      name,
      (read.value ?? []).map(({ hours, ...point }) => ({ ...point, ...(hours === undefined ? {} : { hours }) })),
    );
  }
  return { points: lists, problems };
}
