import { availableParallelism } from 'node:os';
import { join, normalize, sep } from 'node:path';
import {
  type FeedPicture,
  type PictureAddress,
  type PictureVariant,
  pictureAddress,
  readFeedName,
  readPhotoName,
  withoutExtension,
} from './address.ts';
import { derive, RECIPE } from './derive.server.ts';
import { createDiskCache } from './diskCache.server.ts';
import { fileByHash, type Measured, measurePicture } from './measure.server.ts';
import { addressHash, createFeedPictures } from './remote/feedPictures.server.ts';
import type { FetchOptions } from './remote/fetchPicture.server.ts';
import { widthsOf } from './shape.ts';
import { createSingleFlight } from './singleFlight.ts';
import { createWorkQueue } from './workQueue.ts';

/** Original that may be shown, with its measures. */
export interface Original {
  path: string;
  measured: Measured;
  /** True for a picture of a feed: its content may change under the same address. */
  remote: boolean;
}

/** A photo whose bytes lie where the shop keeps files. */
export interface ShownPhoto {
  measured: Measured;
  read(): Promise<Uint8Array>;
}

export type PictureAnswer =
  /** `passing`: one that may change or be taken away. */
  | { kind: 'picture'; bytes: Buffer<ArrayBuffer>; etag: string; passing: boolean }
  /** The content is another one by now. */
  | { kind: 'moved'; to: string }
  /** No such picture or size, or one that cannot be had now. */
  | { kind: 'missing' };

export interface Pictures {
  /** Throws QueueFull when too many wait already. */
  answer(address: PictureAddress, priority?: 'asked' | 'spare'): Promise<PictureAnswer>;
  /** The address of a picture by the name of its file alone, in its largest size up to `most` px wide. */
  plain(file: string, variant: PictureVariant): Promise<string | undefined>;
  /** A picture as views carry it, by the file it is read from. */
  original(picture: { file: string; hash?: string }): Promise<Original | undefined>;
  /** Draws something once and caches it; `key` tells it from all others. */
  made(key: string, make: () => Promise<Buffer<ArrayBuffer>>): Promise<Buffer<ArrayBuffer>>;
}

export interface PicturesOptions {
  /** Folder of the shop's pictures. */
  picturesDir: string;
  /** Folder for derived and fetched pictures; all of it can be made again. */
  cacheDir: string;
  clock: () => number;
  /** Remote address of a product's picture, as its feed names it. */
  feedAddress(picture: FeedPicture): Promise<string | undefined>;
  /** A shopper's photo that everybody may see. */
  photo?(id: string): Promise<ShownPhoto | undefined>;
  onRefused?(reason: string, host: string): void;
  mostDerivedBytes?: number;
  mostRemoteBytes?: number;
  atOnce?: number;
  fetchOptions?: FetchOptions;
}

const GIGABYTE = 2 ** 30;
const MOST_WAITING = 1000;
const MOST_BROKEN = 10_000;
const EXTENSIONS = [
  '.jpg',
  '.jpeg',
  '.png',
  '.webp',
  '.avif',
  '.tif',
  '.tiff',
  '.gif',
  '.svg',
  '.JPG',
  '.JPEG',
  '.PNG',
  '.WEBP',
  '.AVIF',
];

/** Pictures of a shop, in the sizes and formats pages ask for. */
export function createPictures(options: PicturesOptions): Pictures {
  const { picturesDir, cacheDir, clock, feedAddress } = options;
  const { mostDerivedBytes = 4 * GIGABYTE, mostRemoteBytes = 4 * GIGABYTE } = options;
  const derived = createDiskCache({ folder: join(cacheDir, 'derived'), mostBytes: mostDerivedBytes, clock });
  const feed = createFeedPictures({
    folder: join(cacheDir, 'remote'),
    mostBytes: mostRemoteBytes,
    clock,
    ...(options.onRefused ? { onRefused: options.onRefused } : {}),
    ...(options.fetchOptions ? { fetchOptions: options.fetchOptions } : {}),
  });
  // One core is left to answer pages; on the smallest machines two share with them.
  const atOnce = options.atOnce ?? Math.max(2, Math.min(4, availableParallelism() - 1));
  const queue = createWorkQueue({ atOnce, mostWaiting: MOST_WAITING });
  const flight = createSingleFlight<Buffer<ArrayBuffer> | undefined>();
  /** Originals that turned out to be broken, so that nobody makes us try again and again. */
  const broken = new Set<string>();

  async function local(name: string): Promise<Original | undefined> {
    const path = join(picturesDir, normalize(`${sep}${name}`));
    if (name.includes('\0') || name.split('/').some((part) => part.startsWith('.'))) return undefined;
    const measured = await measurePicture(path);
    return measured && { path, measured, remote: false };
  }

  async function ofFeed(picture: FeedPicture, hash: string | undefined): Promise<Original | undefined> {
    const address = await feedAddress(picture);
    // The hash in the address is that of the remote address: only what a feed names now is ever fetched.
    if (address === undefined || addressHash(address) !== hash) return undefined;
    const path = await feed.file(address);
    const measured = path === undefined ? undefined : await measurePicture(path);
    return path === undefined || !measured ? undefined : { path, measured, remote: true };
  }

  /** The shop's own picture of this name and content, else the one that has the name now. */
  async function named(name: string, hash: string): Promise<Original | undefined> {
    const before = fileByHash(hash);
    if (before?.startsWith(picturesDir + sep) && withoutExtension(before) === join(picturesDir, name)) {
      const measured = await measurePicture(before);
      if (measured?.hash === hash) return { path: before, measured, remote: false };
    }
    let other: Original | undefined;
    for (const extension of EXTENSIONS) {
      const found = await local(name + extension);
      if (found?.measured.hash === hash) return found;
      other ??= found;
    }
    return other;
  }

  async function derivedFrom(
    hash: string,
    read: () => Promise<string | Uint8Array>,
    variant: PictureVariant,
    priority: 'asked' | 'spare' | undefined,
  ): Promise<Buffer<ArrayBuffer> | undefined> {
    const key = keyOf(hash, variant);
    if (broken.has(key)) return undefined;
    const kept = await derived.get(key);
    if (kept) return kept;
    return flight(key, async () => {
      // Only a picture that cannot be drawn is broken: one that cannot be read now may be read soon.
      const draw = async () => derive(await read(), variant).catch(() => undefined);
      const bytes = await queue.run(draw, priority);
      if (bytes) await derived.put(key, bytes);
      else {
        if (broken.size >= MOST_BROKEN) broken.clear();
        broken.add(key);
      }
      return bytes;
    });
  }

  async function photoAnswer(
    { measured, read }: ShownPhoto,
    address: PictureAddress,
    priority: 'asked' | 'spare' | undefined,
  ): Promise<PictureAnswer> {
    // A photo of another content is none: its address says which.
    if (measured.hash !== address.hash || !widthsOf(measured, address.cut).includes(address.width)) {
      return { kind: 'missing' };
    }
    const bytes = await derivedFrom(measured.hash, read, address, priority);
    return bytes
      ? { kind: 'picture', bytes, etag: etagOf(measured.hash, address), passing: true }
      : { kind: 'missing' };
  }

  return {
    async answer(address, priority) {
      const picture = readFeedName(address.name);
      const photo = readPhotoName(address.name);
      const own = photo === undefined ? undefined : await options.photo?.(photo);
      if (own) return photoAnswer(own, address, priority);
      const remote = picture && (await ofFeed(picture, address.hash));
      const original = remote ?? (await named(address.name, address.hash));
      if (!original) return { kind: 'missing' };
      // How large a picture of a feed is, is known only once it was fetched: pages may ask for any of the widths.
      const size = original.remote ? { width: 0, height: 0 } : original.measured;
      if (!widthsOf(size, address.cut).includes(address.width)) return { kind: 'missing' };
      if (!original.remote && original.measured.hash !== address.hash) {
        const file = original.path.slice(picturesDir.length + 1).replaceAll(sep, '/');
        const to = pictureAddress({ file, ...original.measured }, address);
        return to === undefined ? { kind: 'missing' } : { kind: 'moved', to };
      }
      const bytes = await derivedFrom(original.measured.hash, async () => original.path, address, priority);
      if (!bytes) return { kind: 'missing' };
      return { kind: 'picture', bytes, etag: etagOf(original.measured.hash, address), passing: original.remote };
    },
    async plain(file, variant) {
      const original = await local(file);
      if (!original) return undefined;
      const width = widthsOf(original.measured, variant.cut).findLast((one) => one <= variant.width);
      return width === undefined ? undefined : pictureAddress({ file, ...original.measured }, { ...variant, width });
    },
    async original({ file, hash }) {
      const picture = readFeedName(file.replace(/^feed:(\d+)\/(\d+)$/, 'feed-$1-$2'));
      return picture ? ofFeed(picture, hash) : local(file);
    },
    async made(key, make) {
      const kept = await derived.get(key);
      if (kept) return kept;
      const bytes = await flight(key, async () => {
        const fresh = await queue.run(make);
        await derived.put(key, fresh);
        return fresh;
      });
      if (!bytes) throw new Error(`nothing was made for ${key}`);
      return bytes;
    },
  };
}

const nameOf = (hash: string, { width, cut, format }: PictureVariant) =>
  `${hash}-${width}${cut === undefined ? '' : `-${cut}`}.${format}`;

const keyOf = (hash: string, variant: PictureVariant) =>
  join(`recipe-${RECIPE}`, hash.slice(0, 2), nameOf(hash, variant));

const etagOf = (hash: string, variant: PictureVariant) => `"${RECIPE}-${nameOf(hash, variant)}"`;
