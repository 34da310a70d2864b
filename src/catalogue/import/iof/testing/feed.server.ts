import type { ImportItem, ProductDraft } from '../../../draft.ts';
import { declaredEncoding, decode } from '../../feed/bytes/decode.ts';
import type { Note } from '../../feed/errors.ts';
import { headOf } from '../../feed/head.ts';
import { iofParts } from '../iof.server.ts';

const EXTENSIONS = 'http://www.iai-shop.com/developers/iof/extensions.phtml';

/** A whole IOF 3.0 file around its products. */
export const offer = (
  products: string,
  root = 'file_format="IOF" version="3.0"',
  attributes = 'language="pol" currency="PLN"',
) =>
  `<?xml version="1.0" encoding="utf-8"?>\n<offer ${root}>\n<products xmlns:iaiext="${EXTENSIONS}" ${attributes}>\n${products}\n</products>\n</offer>\n`;

interface ProductParts {
  id?: string;
  attributes?: string;
  name?: string;
  description?: string;
  price?: string;
  sizes?: string;
  inside?: string;
}

export const SIZE = '<size id="0" name="uniw" code="15-0"><stock id="0" quantity="3"/></size>';

/** A product that can be read; each part can be replaced. */
export const product = ({
  id = '15',
  attributes = `id="${id}" vat="23.0" type="regular"`,
  name = 'Kubek Leśny',
  description = `<description><name xml:lang="pol"><![CDATA[${name}]]></name></description>`,
  price = '<price gross="84" net="68.29"/>',
  sizes = SIZE,
  inside = '',
}: ProductParts = {}) => `<product ${attributes}>${description}${price}<sizes>${sizes}</sizes>${inside}</product>`;

/** A file as it comes from a disk, in chunks of `chunkBytes`. */
export async function* bytesOf(file: string | Uint8Array, chunkBytes = 1000): AsyncGenerator<Uint8Array> {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes);
}

const NOW = Date.UTC(2026, 10, 21);

/** Items of a file as they come in. */
export async function* readIof(
  source: AsyncIterable<Uint8Array>,
  { encoding = 'utf-8', note = () => {} }: { encoding?: string; note?: Note } = {},
): AsyncGenerator<ImportItem> {
  const context = { head: headOf(''), now: NOW, vat: { bp: 2300, exempt: false }, note };
  for await (const records of iofParts.records(decode(source, encoding), context)) {
    yield* iofParts.items(records, context);
  }
}

interface Read {
  items: ImportItem[];
  notes: ReadonlyMap<string, number>;
}

export async function readAll(file: string | Uint8Array, { chunkBytes }: { chunkBytes?: number } = {}): Promise<Read> {
  const notes = new Map<string, number>();
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  const note: Note = (what, of) => void notes.set(what, (notes.get(what) ?? 0) + (of === 'file' ? 0 : 1));
  const items: ImportItem[] = [];
  const encoding = declaredEncoding(bytes) ?? 'utf-8';
  for await (const item of readIof(bytesOf(bytes, chunkBytes), { encoding, note })) items.push(item);
  return { items, notes };
}

/** The only draft of a file around one product. */
export async function draftOf(xml: string): Promise<ProductDraft> {
  const { items } = await readAll(offer(xml));
  const [item] = items;
  if (items.length !== 1 || !item || !('draft' in item)) throw new Error(`Not one draft: ${JSON.stringify(items)}`);
  return item.draft;
}

/** Why the only product was skipped. */
export async function reasonFor(xml: string): Promise<string> {
  const { items } = await readAll(offer(xml));
  const [item] = items;
  if (items.length !== 1 || !item || !('skipped' in item))
    throw new Error(`Not one skipped record: ${JSON.stringify(items)}`);
  return `${item.skipped.what}: ${item.skipped.reason}`;
}

/** What came of each record: its id, or why it is skipped. */
export const summary = (items: readonly ImportItem[]) =>
  items.map((item) => {
    if ('skipped' in item) return `${item.skipped.what}: ${item.skipped.reason}`;
    if ('draft' in item) return item.draft.externalId;
    return 'offer' in item ? `offer ${item.offer.externalId}` : `combinations of ${item.combinations.externalId}`;
  });
