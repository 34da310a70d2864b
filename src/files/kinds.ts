/**
 * Kinds of content by their first bytes: the WHATWG MIME Sniffing Standard, and the formats' own specifications.
 * `program` is what a machine would run, `markup` what a browser would show as a page.
 */
export type Kind =
  | 'program'
  | 'markup'
  | 'pdf'
  | 'png'
  | 'jpeg'
  | 'gif'
  | 'webp'
  | 'avif'
  | 'heic'
  | 'tiff'
  | 'bmp'
  | 'psd'
  | 'zip'
  | 'ole'
  | 'rtf'
  | 'mp4'
  | 'webm'
  | 'mp3'
  | 'wav'
  | 'ogg'
  | 'flac'
  | 'rar'
  | '7z'
  | 'gzip';

interface Signature {
  kind: Kind;
  /** Bytes as two hexadecimal digits each, `..` for any. */
  hex: string;
  at?: number;
}

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

interface Promised {
  kinds: readonly Kind[];
  extensions: readonly string[];
  types: readonly string[];
}

/** Names and types that promise a kind of content. Others, such as `dwg` or `csv`, promise nothing that can be checked. */
const PROMISES: readonly Promised[] = [
  { kinds: ['pdf'], extensions: ['pdf'], types: ['application/pdf'] },
  { kinds: ['png'], extensions: ['png'], types: ['image/png'] },
  { kinds: ['jpeg'], extensions: ['jpg', 'jpeg', 'jpe', 'jfif'], types: ['image/jpeg', 'image/jpg', 'image/pjpeg'] },
  { kinds: ['gif'], extensions: ['gif'], types: ['image/gif'] },
  { kinds: ['webp'], extensions: ['webp'], types: ['image/webp'] },
  { kinds: ['avif', 'heic'], extensions: ['avif'], types: ['image/avif'] },
  { kinds: ['heic', 'avif'], extensions: ['heic', 'heif'], types: ['image/heic', 'image/heif'] },
  { kinds: ['tiff'], extensions: ['tif', 'tiff'], types: ['image/tiff'] },
  { kinds: ['bmp'], extensions: ['bmp'], types: ['image/bmp', 'image/x-ms-bmp'] },
  { kinds: ['psd'], extensions: ['psd'], types: ['image/vnd.adobe.photoshop'] },
  {
    kinds: ['zip'],
    extensions: ['zip', 'odt', 'ods', 'odp', 'epub'],
    types: [
      'application/zip',
      'application/vnd.oasis.opendocument.text',
      'application/vnd.oasis.opendocument.spreadsheet',
    ],
  },
  {
    // With a password they are compound files (MS-OFFCRYPTO, 2.3).
    kinds: ['zip', 'ole'],
    extensions: ['docx', 'xlsx', 'pptx'],
    types: [
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
  },
  // Word has always saved RTF and newer formats under the old name as well.
  { kinds: ['ole', 'rtf', 'zip'], extensions: ['doc'], types: ['application/msword'] },
  { kinds: ['ole', 'zip', 'rtf'], extensions: ['xls', 'ppt'], types: [] },
  { kinds: ['rtf'], extensions: ['rtf'], types: ['application/rtf', 'text/rtf'] },
  { kinds: ['mp4'], extensions: ['mp4', 'm4v', 'mov', 'm4a'], types: ['video/mp4', 'video/quicktime', 'audio/mp4'] },
  { kinds: ['webm'], extensions: ['webm', 'mkv'], types: ['video/webm', 'video/x-matroska'] },
  { kinds: ['wav'], extensions: ['wav'], types: ['audio/wav', 'audio/x-wav'] },
  { kinds: ['ogg'], extensions: ['ogg', 'oga', 'opus'], types: ['audio/ogg'] },
  { kinds: ['flac'], extensions: ['flac'], types: ['audio/flac'] },
  { kinds: ['rar'], extensions: ['rar'], types: ['application/vnd.rar'] },
  { kinds: ['7z'], extensions: ['7z'], types: ['application/x-7z-compressed'] },
  { kinds: ['gzip'], extensions: ['gz', 'tgz'], types: ['application/gzip'] },
];

/** The kinds that an extension promises; undefined when it promises none. */
export const promisedByExtension = (extension: string): readonly Kind[] | undefined =>
  PROMISES.find(({ extensions }) => extensions.includes(extension))?.kinds;

export const promisedByType = (type: string): readonly Kind[] | undefined =>
  PROMISES.find(({ types }) => types.includes(type))?.kinds;

const ofKind = (kind: Kind | undefined) => PROMISES.find(({ kinds }) => kinds[0] === kind);

/** The media type a kind is kept under. */
export const typeOfKind = (kind: Kind | undefined): string => ofKind(kind)?.types[0] ?? 'application/octet-stream';

/** The extension that promises a kind. */
export const extensionOfKind = (kind: Kind): string => ofKind(kind)?.extensions[0] ?? kind;

/**
 * Kinds that programs and telephones save under each other's names: a picture from a messenger is WebP and called .jpg,
 * a scan is JPEG and called .pdf.
 */
const ALIKE: readonly (readonly Kind[])[] = [
  ['pdf', 'png', 'jpeg', 'gif', 'webp', 'avif', 'heic', 'tiff', 'bmp', 'psd'],
  ['ole', 'rtf', 'zip'],
  ['mp4', 'webm', 'mp3', 'wav', 'ogg', 'flac'],
  ['zip', 'rar', '7z', 'gzip'],
];

/** Tells whether a kind is one of the promised ones, or easily mistaken for one. */
export const isAlike = (kind: Kind, promised: readonly Kind[]): boolean =>
  promised.includes(kind) || ALIKE.some((some) => some.includes(kind) && promised.some((one) => some.includes(one)));
