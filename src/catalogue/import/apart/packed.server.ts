import type { ImportItem, ProductDraft } from '../../draft.ts';
import { hashOf } from '../draftHash.server.ts';
import type { PackedItem } from './messages.ts';

/** Items sent at once, and characters of drafts after which a batch is sent however few they are. */
const BATCH = 200;
const MOST_CHARACTERS = 500_000;

export async function* packed(items: AsyncIterable<ImportItem>): AsyncGenerator<PackedItem[]> {
  let batch: PackedItem[] = [];
  let characters = 0;
  for await (const item of items) {
    if ('draft' in item) {
      const json = JSON.stringify(item.draft);
      characters += json.length;
      batch.push({ json, line: item.line, hash: hashOf(json) });
    } else batch.push(item);
    if (batch.length < BATCH && characters < MOST_CHARACTERS) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield batch;
}

export function unpacked(item: PackedItem): ImportItem {
  if (!('json' in item)) return item;
  const { json, line, hash } = item;
  return { draft: JSON.parse(json) as ProductDraft, hash, ...(line === undefined ? {} : { line }) };
}
