import { readFile } from 'node:fs/promises';
import { progressBar } from '../../../catalogue/import/progress.ts';
import { readPoints } from '../../../delivery/points/import/readPoints.server.ts';
import type { ReadPoints } from '../../../delivery/points/import/shared.ts';
import { importPoints, type PointImport } from '../../../delivery/points/service.server.ts';
import { systemClock } from '../../../kit/clock.ts';
import type { Settings } from '../../../settings/env.server.ts';
import type { ShopFile } from '../../../settings/shopFile.ts';
import { openCommandBase } from '../../open/openBase.ts';
import { runTold } from '../run.ts';
import { say, wrongWords } from '../say.ts';
import { unreadableFile } from '../unreadableFile.ts';

const WHAT_IS_READ = "InPost's points as JSON, or a table in CSV";
/** Reasons are told of so many points, and counted of the rest. */
const MOST_TOLD = 20;

/** `witryna import points FILE [LIST]`. 0 also when some points were skipped: they are named; 1 when nothing was imported. */
export async function runImportPoints(settings: Settings, args: readonly string[]): Promise<number> {
  const [file, named, ...more] = args;
  if (file === undefined || more.length > 0)
    return wrongWords('Name one file, and the list it is for: witryna import points FILE LIST');
  const work = async () => {
    say(`Reading ${file}`);
    const { points, skipped } = readWithProgress(await readFile(file));
    const { db, clock, file: shop } = await openCommandBase(settings);
    try {
      const list = listOf(shop, named);
      if ('problem' in list) {
        process.stderr.write(`${list.problem}\n`);
        return 1;
      }
      say(`Importing ${points.length} points as ${list.name}`);
      const done = await importPoints(db, clock, list.name, points);
      for (const line of describePoints(done, skipped)) say(line);
      return 0;
    } finally {
      await db.close();
    }
  };
  return runTold(settings, work, { explain: unreadableFile(file, WHAT_IS_READ) });
}

/** Points are about as long as each other: the share of them is the share of the file. */
function readWithProgress(bytes: Uint8Array): ReadPoints {
  const bar = progressBar(process.stderr, systemClock);
  const total = bytes.byteLength;
  try {
    return readPoints(bytes, (products, all) => {
      bar.update({ bytes: Math.round((products / all) * total), total, products, kind: 'point' });
    });
  } finally {
    bar.done();
  }
}

/** The list that is named, or the only one that ways of delivery name. */
export function listOf(
  { delivery }: Pick<ShopFile, 'delivery'>,
  named: string | undefined,
): { name: string } | { problem: string } {
  const lists = [...new Set(delivery.flatMap(({ points }) => points ?? []))];
  const [only] = lists;
  if (only === undefined) return { problem: 'No way of delivery in shop.yaml ends at points' };
  if (named === undefined) return lists.length === 1 ? { name: only } : { problem: `Name a list: ${lists.join(', ')}` };
  return lists.includes(named) ? { name: named } : { problem: `No list is called ${named}, but ${lists.join(', ')}` };
}

export function describePoints(
  { points, added, gone }: PointImport,
  skipped: readonly { what: string; reason: string }[],
): string[] {
  const told = skipped.slice(0, MOST_TOLD);
  return [
    `${points} points: ${added} new, ${gone} gone, ${skipped.length} skipped`,
    ...told.map(({ what, reason }) => `  skipped ${what}: ${reason}`),
    ...(skipped.length > told.length ? [`  and ${skipped.length - told.length} more`] : []),
  ];
}
