import type { ImportItem } from '../../draft.ts';
import type { Vat } from '../../model.ts';
import { decode } from './bytes/decode.ts';
import { openFeedFiles } from './bytes/unpack.server.ts';
import { severalFiles } from './bytes/zip.server.ts';
import type { Note } from './errors.ts';
import type { FeedHead } from './head.ts';
import { type Inspected, inspect } from './inspect.server.ts';
import type { FeedContext, FeedKind, KeyCounts } from './kind.ts';
import { recognise } from './recognise.ts';

export interface FeedOptions {
  /** Epoch ms. */
  now: number;
  /** Rate of products whose rate the file does not tell. */
  vat: Vat;
  kinds: readonly FeedKind[];
}

/** Called while a file is read; `total` bytes are all of it. */
export type OnBytes = (read: number, total: number) => void;

/** All that has to be known of a file to read it, as another thread may be told. */
export interface FeedReading {
  path: string;
  /** Which of the files in a zip file, from 0. */
  entry: number;
  /** Name of its kind. */
  kind: string;
  encoding: string;
  head: FeedHead;
  now: number;
  vat: Vat;
}

/** A file that can be imported, whose kind is known. */
export interface OpenFeed {
  source: string;
  /** Hash of all that stands in it. */
  fingerprint: string;
  /** Bytes of the file as it lies on the disk. */
  bytes: number;
  reading: FeedReading;
}

export interface CheckedFeed {
  items(onBytes?: OnBytes): AsyncIterable<ImportItem>;
  /**
   * Parts that were skipped on purpose, with the number of products; with 0, what the file says of itself. Complete after
   * the last item.
   */
  notes: ReadonlyMap<string, number>;
  /** To be called in the end, whatever was read. */
  close(): Promise<void>;
}

/**
 * Opens a file of a kind that is told by its content. A zip file may hold two that belong together: products, and what
 * tells how they differ, which comes last. Throws FeedError.
 */
export async function openFeeds(path: string, options: FeedOptions): Promise<[OpenFeed, ...OpenFeed[]]> {
  const [file, ...others] = await openFeedFiles(path);
  const opened = (
    inspected: Inspected,
    kind: FeedKind,
    { total, entry }: { total: number; entry: number },
  ): OpenFeed => {
    const { head, encoding, fingerprint } = inspected;
    const { now, vat } = options;
    const reading = { path, entry, kind: kind.name, encoding, head, now, vat };
    return { source: kind.source, fingerprint, bytes: total, reading };
  };
  const first = await inspect(file);
  const whole = { total: file.total, entry: 0 };
  if (others.length === 0) return [opened(first, recognise(options.kinds, first.head), whole)];
  const [second] = others;
  const two = others.length === 1 && second ? { total: second.total, ...(await inspect(second)) } : undefined;
  const [one, other] = [first, two].map((it) => it && options.kinds.find(({ recognises }) => recognises(it.head)));
  if (!two || !one || !other || one.source !== other.source || one.over === other.over) {
    throw severalFiles([file, ...others].map(({ name }) => name));
  }
  const pair = [opened(first, one, whole), opened(two, other, { total: two.total, entry: 1 })] as const;
  return one.over ? [pair[1], pair[0]] : [...pair];
}

/** Reads all of a file, to be sure that it is whole. Throws FeedError. */
export async function checkFeed(
  { path, entry, kind: name, encoding, ...rest }: FeedReading,
  kinds: readonly FeedKind[],
  onBytes?: OnBytes,
): Promise<CheckedFeed> {
  const kind = kinds.find((each) => each.name === name);
  const file = (await openFeedFiles(path))[entry];
  if (!kind || !file) throw new Error(`No file ${entry} of the kind ${name} in ${path}`);
  const text = (told?: OnBytes) =>
    decode(
      file.read((read) => told?.(read, file.total)),
      encoding,
    );
  const context: FeedContext = { ...rest, note: () => {} };
  return checked(kind, context, await kind.survey(text(onBytes), context), text);
}

function checked(
  kind: FeedKind,
  context: FeedContext,
  counts: KeyCounts,
  text: (onBytes?: OnBytes) => AsyncIterable<string>,
): CheckedFeed {
  const notes = new Map<string, number>();
  const note: Note = (what, of = 'product') =>
    void notes.set(what, (notes.get(what) ?? 0) + (of === 'product' ? 1 : 0));
  return {
    items(onBytes) {
      notes.clear();
      return kind.items(text(onBytes), { ...context, note }, counts);
    },
    notes,
    close: async () => {},
  };
}
