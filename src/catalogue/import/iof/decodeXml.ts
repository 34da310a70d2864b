import { FeedError, WHAT_IS_READ } from './errors.ts';

/** Enough to hold an XML declaration. */
const HEAD_BYTES = 1024;
/** The parser looks after its buffers once a piece, so pieces are small whatever the source hands over. */
const PIECE_BYTES = 64 * 1024;

/**
 * Bytes of an XML file as text in pieces. The encoding is the byte order mark's, else what the XML declaration says
 * (windows-1250, iso-8859-2 and every other one of the Encoding Standard), else UTF-8.
 * @throws FeedError for what is no XML, for an unknown encoding and for bytes that are not in the one declared; `line` says how far it read
 */
export async function* decodeXml(source: AsyncIterable<Uint8Array>, line: () => number): AsyncGenerator<string> {
  let head: Uint8Array = new Uint8Array(0);
  let decoder: TextDecoder | undefined;
  let label = '';
  const decode = (bytes: Uint8Array | undefined) => {
    try {
      return decoder?.decode(bytes, { stream: bytes !== undefined }) ?? '';
    } catch {
      throw new FeedError(
        `the file is not in ${label}: ${bytes ? 'it holds bytes that are none of its letters' : 'it ends inside a letter'}`,
        line(),
      );
    }
  };
  const start = () => {
    label = encodingOf(head);
    decoder = decoderOf(label);
    if (!isMarkup(head, label)) throw new FeedError(`this is no XML file; ${WHAT_IS_READ}, and no tables such as CSV`);
  };
  for await (const chunk of source) {
    let bytes = chunk;
    if (!decoder) {
      head = bytes = joined(head, chunk);
      if (head.length < HEAD_BYTES) continue;
      start();
    }
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield decode(bytes.subarray(at, at + PIECE_BYTES));
  }
  if (!decoder) {
    start();
    yield decode(head);
  }
  yield decode(undefined);
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

function encodingOf(head: Uint8Array): string {
  const [first, second, third, fourth] = head;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  // An XML file without a mark begins with "<", which UTF-16 writes in two bytes.
  if (first === 0x3c && second === 0 && fourth === 0) return 'utf-16le';
  if (first === 0 && second === 0x3c && third === 0) return 'utf-16be';
  const declaration = /^<\?xml\s[^>]*?\sencoding\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(asciiOf(head));
  const declared = declaration?.[1] ?? declaration?.[2] ?? 'utf-8';
  // The declaration was read a byte a letter, so it cannot be in what it claims.
  return /^(?:utf-?16|ucs-?2|iso-10646-ucs-2)/i.test(declared) ? 'utf-8' : declared;
}

/** A table, an archive, a program's own format: whatever stands there, it is no XML. Space alone is an empty file. */
function isMarkup(head: Uint8Array, label: string): boolean {
  const [first = '<'] = new TextDecoder(label).decode(head).trimStart();
  return first === '<';
}

const asciiOf = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, HEAD_BYTES));

function decoderOf(label: string): TextDecoder {
  try {
    return new TextDecoder(label, { fatal: true });
  } catch {
    throw new FeedError(`the encoding "${label.slice(0, 40)}" is not known; save the file as UTF-8`, 1);
  }
}
