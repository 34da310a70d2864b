import { createHash } from 'node:crypto';
import { createDiskCache } from '../diskCache.server.ts';
import { openSharp, READING } from '../reading.server.ts';
import { createSingleFlight } from '../singleFlight.ts';
import { createWorkQueue } from '../workQueue.ts';
import { type FetchOptions, fetchPicture } from './fetchPicture.server.ts';

/** Tells one remote address from another: 16 hexadecimal digits. */
export const addressHash = (address: string): string => createHash('sha256').update(address).digest('hex').slice(0, 16);

/** Pictures that feeds name by remote addresses, fetched on first need and kept. */
export interface FeedPictures {
  /** Path of the kept picture; undefined when it cannot be had now. Never throws for what a remote server does. */
  file(address: string): Promise<string | undefined>;
}

export interface FeedPicturesOptions {
  folder: string;
  mostBytes: number;
  clock: () => number;
  /** Called for the log with the reason, and the host alone. */
  onRefused?(reason: string, host: string): void;
  fetchOptions?: FetchOptions;
}

/** Formats that libvips reads without help from outside; SVG and PDF are programs. */
const RASTER = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff']);

const HOUR = 3_600_000;
/** A picture that could not be had is not asked for again sooner. */
const PATIENCE = HOUR / 6;
const MOST_REMEMBERED = 50_000;

export function createFeedPictures(options: FeedPicturesOptions): FeedPictures {
  const { folder, mostBytes, clock, onRefused, fetchOptions } = options;
  const kept = createDiskCache({ folder, mostBytes, clock });
  const queue = createWorkQueue({ atOnce: 6, mostWaiting: 500 });
  const flight = createSingleFlight<string | undefined>();
  const failed = new Map<string, number>();

  async function fetched(address: string, name: string): Promise<string | undefined> {
    try {
      const bytes = await queue.run(() => fetchPicture(address, fetchOptions));
      const sharp = await openSharp();
      const { format } = await sharp(bytes, READING).metadata();
      if (!RASTER.has(format)) throw new Error(`format ${format}`);
      await kept.put(name, bytes);
      failed.delete(name);
      return kept.path(name);
    } catch (error) {
      if (failed.size >= MOST_REMEMBERED) failed.clear();
      failed.set(name, clock() + PATIENCE);
      onRefused?.(error instanceof Error ? error.message : 'unknown', URL.parse(address)?.hostname ?? '');
      return undefined;
    }
  }

  return {
    async file(address) {
      const name = addressHash(address);
      if (await kept.has(name)) return kept.path(name);
      const until = failed.get(name);
      if (until !== undefined && until > clock()) return undefined;
      return flight(name, () => fetched(address, name));
    },
  };
}
