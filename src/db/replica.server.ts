import type { Kysely } from 'kysely';
import { askTogether } from './askTogether.ts';
import type { Db } from './database.ts';
import type { Tables } from './tables.ts';
import { readVersion } from './versions.server.ts';

/** A replica that has failed is left alone for so long. */
const AWAY_MS = 5000;

export interface ReplicaReads {
  readAt: Db['readAt'];
  /** Forgets how far it has come: the next connection may lead to another replica. */
  forget(): void;
}

/**
 * Reads from a replica what it has already received, and from the primary all else. A replica only goes forward, so it is asked how far
 * it has come once for each version that is new. Whatever it fails with is tried on the primary, which is the one to complain.
 */
export function replicaReads(replica: Kysely<Tables>, primary: Kysely<Tables>): ReplicaReads {
  const reached = new Map<string, number>();
  const ask = askTogether((name) => readVersion(replica, name));
  let awayUntil = Number.NEGATIVE_INFINITY;

  async function hasReached(name: string, version: number): Promise<boolean> {
    if ((reached.get(name) ?? -1) >= version) return true;
    const now = await ask(name);
    reached.set(name, now);
    return now >= version;
  }

  return {
    async readAt(name, version, work) {
      if (performance.now() < awayUntil) return work(primary);
      try {
        if (await hasReached(name, version)) return await work(replica);
      } catch {
        reached.clear();
        awayUntil = performance.now() + AWAY_MS;
      }
      return work(primary);
    },
    forget: () => reached.clear(),
  };
}
