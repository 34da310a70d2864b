import type { FeedRecord } from '../kind.ts';
import type { Element } from './element.ts';
import { type RecordParser, recordParser, type XmlShape } from './recordParser.server.ts';

/** A record of an XML file, or the id of one that is too large to be read. */
export type XmlRecord = FeedRecord & ({ element: Element } | { tooLarge: string });

interface RecordOptions {
  /** Records with the same key are one product. */
  keyOf?(element: Element): string | undefined;
  /** Which children of a record are read; all of them unless told. */
  keeps?(name: string): boolean;
}

/** Records of an XML file as it comes in. Throws FeedError. */
export async function* xmlRecords(
  text: AsyncIterable<string>,
  shape: XmlShape,
  { keyOf = () => undefined, keeps }: RecordOptions = {},
): AsyncGenerator<XmlRecord[]> {
  const parser = recordParser(shape, keeps);
  for await (const piece of text) {
    parser.write(piece);
    yield taken(parser, keyOf);
  }
  parser.end();
}

const taken = (parser: RecordParser, keyOf: (element: Element) => string | undefined): XmlRecord[] =>
  parser
    .take()
    .map((event) =>
      'record' in event
        ? { line: event.record.line, element: event.record, key: keyOf(event.record) }
        : { line: event.tooLarge.line, tooLarge: event.tooLarge.id },
    );

/** A record above the limit of the parser. */
export const tooLarge = ({ line }: FeedRecord, id: string) => ({
  skipped: { what: id === '' ? `product at line ${line}` : `product ${id}`, line, reason: 'larger than 5 MB' },
});
