import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import type { ImportItem, ProductDraft } from '../../../draft.ts';
import { feedKinds } from '../../kinds.server.ts';
import { readChoices } from '../../plain/choices.server.ts';
import { checkFeed, openFeeds } from '../readFeed.server.ts';

export const NOW = Date.UTC(2026, 10, 21);

/** A file of a merchant, removed after the test. */
export async function feedFile(content: string | Uint8Array, name = 'feed'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'witryna-feed-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

export interface ReadFile {
  kind: string;
  items: ImportItem[];
  drafts: ProductDraft[];
  /** "line 3: product 5: why" */
  skipped: string[];
  notes: string[];
}

/** Reads a file as an import does. */
export const readFile = async (content: string | Uint8Array): Promise<ReadFile> => readPath(await feedFile(content));

export async function readPath(path: string): Promise<ReadFile> {
  const options = { now: NOW, vat: { bp: 2300, exempt: false }, kinds: feedKinds(await readChoices(path)) };
  const [feed] = await openFeeds(path, options);
  const checked = await checkFeed(feed.reading, options.kinds);
  const items: ImportItem[] = [];
  for await (const item of checked.items()) items.push(item);
  return {
    kind: feed.source,
    items,
    drafts: items.flatMap((item) => ('draft' in item ? [item.draft] : [])),
    skipped: items.flatMap((item) =>
      'skipped' in item ? [`line ${item.skipped.line}: ${item.skipped.what}: ${item.skipped.reason}`] : [],
    ),
    notes: [...checked.notes.keys()],
  };
}

/** A zip file (APPNOTE.TXT 6.3.10), as packers make it. */
export function zipped(files: Readonly<Record<string, string | Uint8Array>>): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), common, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0', 'latin1'), common, place, Buffer.from(name)]));
    bodies.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, central, Buffer.from('PK\u0005\u0006', 'latin1'), end]);
}
