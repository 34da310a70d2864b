import type { ImportItem } from '../../draft.ts';
import { decodeXml } from './decodeXml.ts';
import { FeedError } from './errors.ts';
import type { IofHeader } from './header.server.ts';
import { offerParser } from './offerParser.server.ts';
import { productItem } from './productDraft.server.ts';
import type { StockPlace } from './quantities.ts';

export interface IofOptions {
  /** Epoch ms: tells whether the feed has expired. */
  now: number;
  /** Stores of this shop by the feed's ids. Others become M0 (own), M1, M2… (of others). */
  branches?: ReadonlyMap<string, StockPlace>;
}

/** Feed that can be read once. */
export interface IofFeed extends AsyncIterable<ImportItem> {
  /** Known from the first product on. */
  readonly header: IofHeader | undefined;
  /**
   * Parts that were skipped on purpose, with the number of products (1 for the feed itself); complete after the last
   * item.
   */
  readonly notes: ReadonlyMap<string, number>;
}

/**
 * Reads an IOF 3.0 or 2.6 offer (full.xml), one product at a time. A broken record comes as `skipped`.
 * Iterating throws FeedError when the file as a whole cannot be trusted: then nothing of it may be kept.
 */
export function readIof(source: AsyncIterable<Uint8Array>, options: IofOptions): IofFeed {
  const parser = offerParser();
  const notes = new Map<string, number>();
  const note = (what: string) => void notes.set(what, (notes.get(what) ?? 0) + 1);

  function* itemsRead(): Generator<ImportItem> {
    const header = parser.header();
    const context = { language: header?.language, currency: header?.currency, places: options.branches, note };
    for (const event of parser.take()) {
      if ('product' in event) yield productItem(event.product, context);
      else {
        const what =
          event.tooLarge.id === '' ? `product at line ${event.tooLarge.line}` : `product ${event.tooLarge.id}`;
        yield { skipped: { what, reason: 'larger than 5 MB' } };
      }
    }
  }

  async function* items(): AsyncGenerator<ImportItem> {
    let count = 0;
    for await (const text of decodeXml(source, parser.line)) {
      parser.write(text);
      for (const item of itemsRead()) {
        count += 1;
        yield item;
      }
    }
    parser.end();
    // An empty feed is a broken export, not an empty shop.
    if (count === 0) throw new FeedError('there is no product in the feed');
    const expires = parser.header()?.expires;
    if (expires !== undefined && expires < options.now) note('the whole feed: it says it has expired');
  }

  return {
    get header() {
      return parser.header();
    },
    notes,
    [Symbol.asyncIterator]: items,
  };
}
