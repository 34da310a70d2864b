import { describe, expect, test } from 'vitest';
import { bytesOf } from '../../iof/testing/feed.server.ts';
import { FeedError } from '../errors.ts';
import { declaredEncoding, decode } from './decode.ts';
import { guessEncoding } from './guessEncoding.ts';

async function decoded(bytes: Uint8Array, chunkBytes = 7): Promise<string> {
  let text = '';
  for await (const piece of decode(bytesOf(bytes, chunkBytes), declaredEncoding(bytes) ?? 'utf-8')) text += piece;
  return text;
}

const TEXT = 'Zażółć gęślą jaźń ŁÓDŹ';
/** The letters of TEXT in encodings of one byte a letter. */
const WINDOWS_1250 = {
  ż: 0xbf,
  ó: 0xf3,
  ł: 0xb3,
  ć: 0xe6,
  ę: 0xea,
  ś: 0x9c,
  ą: 0xb9,
  ź: 0x9f,
  ń: 0xf1,
  Ł: 0xa3,
  Ó: 0xd3,
  Ź: 0x8f,
};
const ISO_8859_2 = { ...WINDOWS_1250, ś: 0xb6, ą: 0xb1, ź: 0xbc, Ź: 0xac };

const singleByte = (text: string, letters: Readonly<Record<string, number>>) =>
  Uint8Array.from(text, (letter) => letters[letter] ?? letter.charCodeAt(0));

function utf16(text: string, littleEndian: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), littleEndian);
  return bytes;
}

const utf8 = (text: string) => new TextEncoder().encode(text);

describe('the encoding', () => {
  test.each([
    ['windows-1250', WINDOWS_1250],
    ['Windows-1250', WINDOWS_1250],
    ['cp1250', WINDOWS_1250],
    ['ISO-8859-2', ISO_8859_2],
    ['latin2', ISO_8859_2],
  ])('is what the declaration says: %s', async (label, letters) => {
    const file = `<?xml version='1.0' encoding='${label}'?><a>${TEXT}</a>`;
    expect(await decoded(singleByte(file, letters))).toBe(file);
  });

  test('is UTF-8 without a word about it, with a mark, and where UTF-16 is claimed falsely', async () => {
    for (const file of [`<a>${TEXT}</a>`, `<?xml version="1.0" encoding="UTF-16"?><a>${TEXT}</a>`, '']) {
      expect(await decoded(utf8(file))).toBe(file);
    }
    expect(await decoded(utf8(`\uFEFF<?xml version="1.0" encoding="windows-1250"?>${TEXT}`))).toBe(
      `<?xml version="1.0" encoding="windows-1250"?>${TEXT}`,
    );
  });

  test('is UTF-16 where two bytes make a letter', async () => {
    for (const littleEndian of [true, false]) {
      expect(await decoded(utf16(`<?xml version="1.0"?>${TEXT}`, littleEndian))).toBe(`<?xml version="1.0"?>${TEXT}`);
      expect(await decoded(utf16(`\uFEFF<a>${TEXT}</a>`, littleEndian))).toBe(`<a>${TEXT}</a>`);
    }
  });

  test('does not depend on how the file is cut', async () => {
    const file = `<?xml version="1.0" encoding="utf-8"?><a>${TEXT.repeat(200)}</a>`;
    for (const chunkBytes of [1, 2, 3, 1023, 1024, 1025, 100_000])
      expect(await decoded(utf8(file), chunkBytes)).toBe(file);
  });

  test('unknown is refused by name', async () => {
    await expect(decoded(utf8('<?xml version="1.0" encoding="cp852"?><a/>'))).rejects.toThrow(
      new FeedError('the encoding "cp852" is not known; save the file as UTF-8', 1),
    );
  });
});

test('bytes that are not in the encoding are refused, with the line reached', async () => {
  await expect(decoded(singleByte(`<a>\n\n${TEXT}</a>`, WINDOWS_1250))).rejects.toThrow(
    'line 3: the file is not in utf-8: it holds bytes that are none of its letters',
  );
  await expect(decoded(utf8(`<a>${TEXT}`).subarray(0, -1))).rejects.toThrow('it ends inside a letter');
});

test('pieces are small, however large the chunks', async () => {
  const lengths: number[] = [];
  const file = utf8('<'.repeat(300_000));
  for await (const piece of decode(bytesOf(file, 300_000), 'utf-8')) lengths.push(piece.length);
  expect(Math.max(...lengths)).toBe(65_536);
  expect(lengths.reduce((sum, length) => sum + length)).toBe(300_000);
});

describe('the encoding of a file that names none', () => {
  const guessed = (bytes: Uint8Array) => {
    const guess = guessEncoding();
    for (let at = 0; at < bytes.length; at += 5) guess.add(bytes.subarray(at, at + 5));
    return guess.result();
  };
  test.each([
    ['utf-8', utf8(`nazwa;cena\n${TEXT};12`)],
    ['windows-1250', singleByte(`nazwa;cena\n${TEXT};12`, WINDOWS_1250)],
    ['iso-8859-2', singleByte(`nazwa;cena\n${TEXT};12`, ISO_8859_2)],
    ['utf-8', utf8('name;price\nMug;12')],
    ['utf-8', utf8(TEXT).subarray(0, -1)],
  ])('is told by its letters: %s', (encoding, bytes) => {
    expect(guessed(bytes)).toBe(encoding);
  });
});
