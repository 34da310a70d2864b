import { createHash } from 'node:crypto';
import type { IndexRow } from '../../catalogue/indexRow.ts';
import { type Clock, HOUR } from '../../kit/clock.ts';
import { isRenamed, popularity, productDoc, type SharedNames, sharedNames } from '../documents.ts';
import type { SearchSource } from '../service.server.ts';
import type { Cluster, Held } from './cluster.server.ts';
import { OutsideError } from './error.ts';
import { type OutsideDoc, outsideDoc } from './index.ts';
import { indexName } from './names.ts';

/** More changed at once than this is built anew: the index that serves goes on meanwhile. */
const MOST_PATCHED = 20_000;
/** Ids in one question: databases bound the number of parameters. */
const AT_ONCE = 500;

export interface KeeperOptions {
  cluster: Cluster;
  prefix: string;
  catalogue: SearchSource & { version(): Promise<number> };
  /** Number of orders that each product was lately bought in. */
  sold(): Promise<ReadonlyMap<number, number>>;
  clock: Clock;
}

/** Keeps an index on other machines as the catalogue is. */
export interface IndexKeeper {
  /** Brings the index up to date, or builds one beside it and swaps. After a failure the next run begins where the index is. */
  run(): Promise<void>;
}

interface Kept {
  held: Held;
  names: SharedNames;
}

export function createKeeper({ cluster, prefix, catalogue, sold, clock }: KeeperOptions): IndexKeeper {
  /** What this process has last written, and nobody else since. */
  let kept: Kept | undefined;
  let bought: ReadonlyMap<number, number> | undefined;
  let boughtAt = Number.NEGATIVE_INFINITY;
  const docOf = (row: IndexRow, names: SharedNames): OutsideDoc =>
    outsideDoc(productDoc(row, names, bought?.get(row.id) ?? 0));

  /** Products whose orders have moved by a step since they were last counted. */
  async function movedByOrders(): Promise<IndexRow[]> {
    if (clock() - boughtAt < HOUR) return [];
    const before = bought;
    bought = await sold();
    boughtAt = clock();
    if (before === undefined) return [];
    const steps = (id: number) => popularity(bought?.get(id) ?? 0) - popularity(before.get(id) ?? 0);
    const moved = [...new Set([...before.keys(), ...bought.keys()])].filter((id) => steps(id) !== 0);
    const rows: IndexRow[] = [];
    for (let from = 0; from < moved.length; from += AT_ONCE) {
      rows.push(...(await catalogue.indexRows(moved.slice(from, from + AT_ONCE), clock())));
    }
    return rows;
  }

  async function rebuild(names: SharedNames): Promise<Kept> {
    bought = await sold();
    boughtAt = clock();
    const { version, rows } = await catalogue.indexChanges(0, clock());
    const index = indexName(prefix, version, clock());
    await cluster.create(index);
    await cluster.write(
      index,
      rows.values().map((row) => ({ doc: docOf(row, names) })),
    );
    // A part of an index never serves: somebody may have removed it while it was being filled.
    if ((await cluster.count(index)) !== rows.length) throw new OutsideError('half_built');
    const held = { version, names: hashOf(names) };
    await cluster.mark(index, held);
    await cluster.swap(index);
    return { held, names };
  }

  async function patch(from: Held, names: SharedNames): Promise<Kept | undefined> {
    const changes = await catalogue.indexChanges(from.version, clock());
    if (changes.rows.length > MOST_PATCHED) return undefined;
    const rows = new Map([...(await movedByOrders()), ...changes.rows].map((row) => [row.id, row]));
    for (const id of changes.removed) rows.delete(id);
    await cluster.write(undefined, [
      ...rows.values().map((row) => ({ doc: docOf(row, names) })),
      ...changes.removed.map((removed) => ({ removed })),
    ]);
    const held = { version: changes.version, names: hashOf(names) };
    await cluster.mark(undefined, held);
    return { held, names };
  }

  async function next(before: Kept | undefined): Promise<Kept> {
    const version = await catalogue.version();
    if (before?.held.version === version && clock() - boughtAt < HOUR) return before;
    const names = sharedNames(await catalogue.names(), await catalogue.facetParameters());
    const from = before?.held ?? (await cluster.serving());
    const renamed = before ? isRenamed(before.names, names) : from?.names !== hashOf(names);
    // A catalogue that is older than its index was brought back from a backup.
    const patchable = from !== undefined && !renamed && from.version <= version;
    return (patchable ? await patch(from, names) : undefined) ?? rebuild(names);
  }

  return {
    async run() {
      const before = kept;
      // What a run that fails has left is read anew.
      kept = undefined;
      kept = await next(before);
    },
  };
}

/** One hash for the same names, in whatever order they were read. */
function hashOf(names: SharedNames): string {
  const hash = createHash('sha256');
  for (const kind of ['producers', 'series', 'categories', 'values'] as const) {
    hash.update(JSON.stringify([kind, [...names[kind]].toSorted(([a], [b]) => a - b)]));
  }
  return hash.digest('base64url');
}
