import type { ImportItem } from '../../draft.ts';
import type { Vat } from '../../model.ts';
import { decode } from './bytes/decode.ts';
import { type FeedFile, openFeedFiles } from './bytes/unpack.server.ts';
import { severalFiles } from './bytes/zip.server.ts';
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

/** A file that can be imported, whose kind is known. */
export interface OpenFeed {
  source: string;
  /** Name of its kind. */
  kind: string;
  /** Hash of all that stands in it. */
  fingerprint: string;
  /** Reads all of it, to be sure that it is whole. Throws FeedError. */
  check(onBytes?: OnBytes): Promise<CheckedFeed>;
}

export interface CheckedFeed {
  items(onBytes?: OnBytes): AsyncIterable<ImportItem>;
  /** Parts that were skipped on purpose, with the number of products; complete after the last item. */
  notes: ReadonlyMap<string, number>;
}

/**
 * Opens a file of a kind that is told by its content. A zip file may hold two that belong together: products, and what
 * tells how they differ, which comes last. Throws FeedError.
 */
export async function openFeeds(path: string, options: FeedOptions): Promise<[OpenFeed, ...OpenFeed[]]> {
  const [file, ...others] = await openFeedFiles(path);
  const first = await inspect(file);
  if (others.length === 0) return [opened(file, first, recognise(options.kinds, first.head), options)];
  const [second] = others;
  const two = others.length === 1 && second ? { file: second, ...(await inspect(second)) } : undefined;
  const [one, other] = [first, two].map((it) => it && options.kinds.find(({ recognises }) => recognises(it.head)));
  if (!two || !one || !other || one.source !== other.source || one.over === other.over) {
    throw severalFiles([file, ...others].map(({ name }) => name));
  }
  const pair = [opened(file, first, one, options), opened(two.file, two, other, options)] as const;
  return one.over ? [pair[1], pair[0]] : [...pair];
}

function opened(
  file: FeedFile,
  { head, encoding, fingerprint }: Inspected,
  kind: FeedKind,
  { now, vat }: FeedOptions,
): OpenFeed {
  const text = (onBytes?: OnBytes) =>
    decode(
      file.read((read) => onBytes?.(read, file.total)),
      encoding,
    );
  const context: FeedContext = { head, now, vat, note: () => {} };
  return {
    source: kind.source,
    kind: kind.name,
    fingerprint,
    async check(onBytes) {
      return checked(kind, context, await kind.survey(text(onBytes), context), text);
    },
  };
}

function checked(
  kind: FeedKind,
  context: FeedContext,
  counts: KeyCounts,
  text: (onBytes?: OnBytes) => AsyncIterable<string>,
): CheckedFeed {
  const notes = new Map<string, number>();
  const note = (what: string) => void notes.set(what, (notes.get(what) ?? 0) + 1);
  return {
    items(onBytes) {
      notes.clear();
      return kind.items(text(onBytes), { ...context, note }, counts);
    },
    notes,
  };
}
