import { Readable } from 'node:stream';
import type { Db, Tx } from '../../db/database.ts';
import type { Upload } from '../../files/model.ts';
import type { FileFault } from '../../files/refusedFiles.ts';
import type { Uploads } from '../../files/service.server.ts';
import { DAY } from '../../kit/clock.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import { measureBytes } from '../../pictures/measure.server.ts';
import { encodePhoto } from '../../pictures/photo.server.ts';
import type { ShownPhoto } from '../../pictures/service.server.ts';
import { createWorkQueue } from '../../pictures/workQueue.ts';
import type { Visit } from '../../session/model.ts';
import type { Opinion } from '../model.ts';
import type { Photo } from './model.ts';
import { insertPhotos, photosOf, publicPhoto } from './store.server.ts';

/** Photos encoded anew, which wait to be kept with an opinion. */
export interface Prepared {
  owner: string | undefined;
  photos: readonly Photo[];
}

/** Why files cannot be shown: one that is no picture, or one that the shop cannot keep. */
export type PhotoFault = { name: string; fault?: FileFault };

/** Photos of opinions. Their files are files of shoppers, kept as long as their opinion. */
export interface Photos {
  /**
   * Decodes waiting files of a visitor's and keeps each encoded anew; throws `QueueFull` when too many photos wait.
   * `discard` takes them back.
   */
  prepare(visit: Visit, files: readonly Upload[], from: string): Promise<Result<Prepared, PhotoFault>>;
  /** Removes waiting files: the originals once their photos are kept, or photos that no opinion took. */
  discard(owner: string | undefined, files: readonly { id: string }[]): Promise<void>;
  /** Keeps prepared photos with a new opinion, inside its transaction. */
  keep(tx: Tx, opinion: string, prepared: Prepared): Promise<void>;
  /** Keeps the photos of an opinion as long as its state asks for, inside its transaction. */
  follow(tx: Tx, opinion: Pick<Opinion, 'id' | 'state'>): Promise<void>;
  /** Lets the photos of opinions go, inside the transaction that removes them. */
  release(tx: Tx, opinions: readonly string[]): Promise<void>;
  /** A photo that everybody may see; undefined for any other. */
  published(id: string): Promise<ShownPhoto | undefined>;
  /** Where the bytes lie, for the merchant who is to decide. */
  place(id: string): string;
}

const PURPOSE = 'opinion';
/** Life of the photos of an opinion that waits for the merchant, or that was refused and may be published after all. */
const UNPUBLISHED = 180 * DAY;
const REFUSED = 30 * DAY;

const MOST_WAITING = 40;

type Files = Pick<Uploads, 'keep' | 'find' | 'remove' | 'use' | 'hold' | 'release' | 'place' | 'read'>;

export function createPhotos({ db, uploads }: { db: Db; uploads: Files }): Photos {
  // A photo takes a core for a third of a second: one after another, whoever sends them.
  const queue = createWorkQueue({ atOnce: 1, mostWaiting: MOST_WAITING });

  async function prepareOne(visit: Visit, file: Upload, from: string): Promise<Result<Photo, PhotoFault>> {
    const { name } = file;
    const found = await uploads.find(visit.session, file.id);
    const bytes = found && (await queue.run(async () => encodePhoto(await uploads.read(found.id))));
    const measured = bytes && (await measureBytes(bytes));
    if (!bytes || !measured) return err({ name });
    const body = Readable.from([bytes]);
    const kept = await uploads.keep(visit, { name: `${name}.webp`, type: 'image/webp', from, body });
    if (!kept.ok) return err({ name, fault: kept.error });
    return ok({ id: kept.value.id, ...measured });
  }

  const ids = async (tx: Tx, opinions: readonly string[]): Promise<string[]> =>
    [...(await photosOf(tx, opinions)).values()].flat().map(({ id }) => id);

  const discard = async (owner: string | undefined, files: readonly { id: string }[]): Promise<void> => {
    for (const { id } of files) await uploads.remove(owner, id);
  };

  return {
    discard,
    place: (id) => uploads.place(id),
    async prepare(visit, files, from) {
      const photos: Photo[] = [];
      for (const file of files) {
        const one = await prepareOne(visit, file, from);
        if (!one.ok) {
          await discard(visit.session, photos);
          return one;
        }
        photos.push(one.value);
      }
      return ok({ owner: visit.session, photos });
    },
    async keep(tx, opinion, { owner, photos }) {
      const purpose = { name: PURPOSE, keepMs: UNPUBLISHED };
      const wanted = photos.map(({ id }) => id);
      const taken = new Set((await uploads.use(tx, owner, wanted, purpose)).map(({ id }) => id));
      await insertPhotos(
        tx,
        opinion,
        photos.filter(({ id }) => taken.has(id)),
      );
    },
    async follow(tx, { id, state }) {
      const files = await ids(tx, [id]);
      if (state === 'published') await uploads.hold(tx, PURPOSE, files);
      else await uploads.release(tx, PURPOSE, files, REFUSED);
    },
    release: async (tx, opinions) => uploads.release(tx, PURPOSE, await ids(tx, opinions), 0),
    async published(id) {
      const measured = await publicPhoto(db.read, id);
      return measured && { measured, read: () => uploads.read(id) };
    },
  };
}
