/**
 * Kinds of content.
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
