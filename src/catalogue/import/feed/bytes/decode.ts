import { FeedError } from '../errors.ts';

/** Enough to hold an XML declaration. */
const HEAD_BYTES = 1024;
/** Parsers look after their buffers once a piece, so pieces are small whatever the source hands over. */
const PIECE_BYTES = 64 * 1024;

/**
 * Bytes of a file as text in pieces, without its byte order mark.
 * @throws FeedError for an unknown encoding and for bytes that are not in it, with the line reached
 */
export async function* decode(source: AsyncIterable<Uint8Array>, label: string): AsyncGenerator<string> {
  const decoder = decoderOf(label);
  let line = 1;
  const read = (bytes: Uint8Array | undefined): string => {
    try {
      const text = decoder.decode(bytes, { stream: bytes !== undefined });
      for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) line += 1;
      return text;
    } catch {
      const what = bytes ? 'it holds bytes that are none of its letters' : 'it ends inside a letter';
      throw new FeedError(`the file is not in ${label}: ${what}`, line);
    }
  };
  for await (const bytes of source) {
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield read(bytes.subarray(at, at + PIECE_BYTES));
  }
  yield read(undefined);
}

/**
 * Encoding that a file declares: by its byte order mark, by how it begins, by its XML declaration (every one of the
 * Encoding Standard). Undefined when it says nothing.
 */
export function declaredEncoding(head: Uint8Array): string | undefined {
  const [first, second, third, fourth] = head;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  // The first letters of a feed are Latin ones, which UTF-16 writes with a zero.
  if (first !== 0 && second === 0 && fourth === 0) return 'utf-16le';
  if (first === 0 && second !== 0 && third === 0) return 'utf-16be';
  const declaration = /^<\?xml\s[^>]*?\sencoding\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(asciiOf(head));
  const declared = declaration?.[1] ?? declaration?.[2];
  // The declaration was read a byte a letter, so it cannot be in what it claims.
  return declared !== undefined && /^(?:utf-?16|ucs-?2|iso-10646-ucs-2)/i.test(declared) ? 'utf-8' : declared;
}

const asciiOf = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, HEAD_BYTES));

function decoderOf(label: string): TextDecoder {
  try {
    return new TextDecoder(label, { fatal: true });
  } catch {
    throw new FeedError(`the encoding "${label.slice(0, 40)}" is not known; save the file as UTF-8`, 1);
  }
}
