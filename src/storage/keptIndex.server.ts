import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Db } from '../db/open.server.ts';
import { readVersion } from '../db/versions.server.ts';
import { type Clock, DAY } from '../kit/clock.ts';
import type { Packed } from './packed.ts';
import { packedBytes, unpacked } from './packedBytes.server.ts';
import { writeWhole } from './writeWhole.server.ts';

/** Where an index is kept between two starts. */
export interface KeptIndex {
  /** What was kept of this very store by this very program; undefined when there is no such thing, whatever the reason. */
  read(): Promise<Packed | undefined>;
  /** Keeps it in place of what was kept. */
  write(packed: Packed): Promise<void>;
}

export interface KeptIndexOptions {
  db: Db;
  clock: Clock;
  /** File on the machine's own disk. */
  file: string;
  /** Names all that its contents depend on besides the store: another program may count otherwise. */
  program: string;
}

/** The mark of a file that nobody has replaced for so long is forgotten, and the index is made anew. */
const FORGOTTEN_AFTER = 90 * DAY;
const MARK = 'kept index ';

/**
 * An index on the disk. Its version says nothing by itself: another shop, or a store that was put back from a backup and has gone
 * on another way, comes to the same number. So each file has a mark of its own, which the store knows as well.
 */
export function keptIndex({ db, clock, file, program }: KeptIndexOptions): KeptIndex {
  return {
    async read() {
      const bytes = await readFile(file).catch(() => undefined);
      const packed = bytes && unpacked(bytes as Uint8Array<ArrayBuffer>);
      const { mark, program: by, at } = packed?.facts ?? {};
      if (by !== program || typeof at !== 'number' || at > clock()) return undefined;
      return (await readVersion(db.read, `${MARK}${mark}`)) === at ? packed : undefined;
    },
    async write({ facts, parts }) {
      const mark = randomUUID();
      const at = clock();
      const bytes = packedBytes({ facts: { ...facts, mark, program, at }, parts });
      await db.write(async (tx) => {
        const old = tx.deleteFrom('versions').where('name', 'like', `${MARK}%`);
        await old.where('value', '<', at - FORGOTTEN_AFTER).execute();
        await tx
          .insertInto('versions')
          .values({ name: MARK + mark, value: at })
          .execute();
      });
      await writeWhole(file, bytes, { durable: true });
    },
  };
}
