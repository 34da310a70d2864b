import type { Kind } from './promisedKinds.ts';

interface Signature {
  kind: Kind;
  /** Bytes as two hexadecimal digits each, `..` for any. */
  hex: string;
  at?: number;
}

/** First bytes by kind, from the WHATWG MIME Sniffing Standard and the formats' own specifications. */
const SIGNATURES: readonly Signature[] = [
  // Windows, Linux, macOS (also Java classes), Android, WebAssembly, shortcuts, scripts with an interpreter.
  { kind: 'program', hex: '4d5a' },
  { kind: 'program', hex: '7f454c46' },
  { kind: 'program', hex: 'feedface' },
  { kind: 'program', hex: 'feedfacf' },
  { kind: 'program', hex: 'cefaedfe' },
  { kind: 'program', hex: 'cffaedfe' },
  { kind: 'program', hex: 'cafebabe' },
  { kind: 'program', hex: 'cafebabf' },
  { kind: 'program', hex: '6465780a' },
  { kind: 'program', hex: '0061736d' },
  { kind: 'program', hex: '4c0000000114020000000000c000000000000046' },
  { kind: 'program', hex: '2321' },
  { kind: 'pdf', hex: '255044462d' },
  { kind: 'png', hex: '89504e470d0a1a0a' },
  { kind: 'jpeg', hex: 'ffd8ff' },
  { kind: 'gif', hex: '474946383761' },
  { kind: 'gif', hex: '474946383961' },
  { kind: 'webp', hex: '52494646........57454250' },
  { kind: 'wav', hex: '52494646........57415645' },
  { kind: 'tiff', hex: '49492a00' },
  { kind: 'tiff', hex: '4d4d002a' },
  { kind: 'bmp', hex: '424d........00000000' },
  { kind: 'psd', hex: '38425053' },
  { kind: 'zip', hex: '504b0304' },
  { kind: 'zip', hex: '504b0506' },
  { kind: 'ole', hex: 'd0cf11e0a1b11ae1' },
  { kind: 'rtf', hex: '7b5c727466' },
  { kind: 'webm', hex: '1a45dfa3' },
  { kind: 'mp3', hex: '494433' },
  { kind: 'ogg', hex: '4f676753' },
  { kind: 'flac', hex: '664c6143' },
  { kind: 'rar', hex: '526172211a07' },
  { kind: '7z', hex: '377abcaf271c' },
  { kind: 'gzip', hex: '1f8b08' },
];

/** Brands of ISO base media files that are still pictures (ISO/IEC 23008-12, AV1 Image File Format). */
const PICTURE_BRANDS: Readonly<Record<string, Kind>> = {
  avif: 'avif',
  avis: 'avif',
  heic: 'heic',
  heix: 'heic',
  heim: 'heic',
  heis: 'heic',
  hevc: 'heic',
  mif1: 'heic',
  msf1: 'heic',
};

function starts(head: Uint8Array, { hex, at = 0 }: Signature): boolean {
  const length = hex.length / 2;
  if (head.length < at + length) return false;
  for (let place = 0; place < length; place += 1) {
    const pair = hex.slice(place * 2, place * 2 + 2);
    if (pair !== '..' && head[at + place] !== Number.parseInt(pair, 16)) return false;
  }
  return true;
}

/** The kind that the first bytes tell; undefined for plain text and whatever has no signature. */
export function kindBySignature(head: Uint8Array): Kind | undefined {
  const found = SIGNATURES.find((signature) => starts(head, signature));
  if (found) return found.kind;
  if (!starts(head, { kind: 'mp4', hex: '66747970', at: 4 })) return undefined;
  const brand = String.fromCharCode(...head.subarray(8, 12));
  return Object.hasOwn(PICTURE_BRANDS, brand) ? PICTURE_BRANDS[brand] : 'mp4';
}
