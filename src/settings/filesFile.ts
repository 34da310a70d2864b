import * as v from 'valibot';
import { whole } from './fields.ts';

/** What an operating system or a browser would run, or show as a page of the shop. */
const REFUSED_EXTENSIONS = [
  'exe',
  'bat',
  'cmd',
  'com',
  'msi',
  'scr',
  'js',
  'vbs',
  'ps1',
  'sh',
  'php',
  'phtml',
  'phar',
  'html',
  'htm',
  'svg',
  'xml',
  'jar',
  'dll',
  'apk',
  'lnk',
  'hta',
];

const REFUSED_TYPES = ['application/x-msdownload', 'text/html', 'image/svg+xml'];

const extension = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.regex(/^[a-z0-9]{1,16}$/, 'an extension without its dot, e.g. exe'),
);

const mediaType = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.regex(/^[a-z0-9][\w.+-]{0,60}\/[\w.+-]{1,80}$/, 'a media type such as text/html'),
);

const megabytes = (most: number) =>
  v.pipe(
    v.number(),
    v.minValue(0.01, 'a number of megabytes such as 10 or 2.5'),
    v.maxValue(most, `at most ${most} megabytes`),
    v.description('megabytes of 1 048 576 bytes'),
    v.examples([10]),
  );

/** `files:` in shop.yaml: what shoppers may send along with a form. */
export const filesSettings = v.strictObject({
  max_mb: v.pipe(v.optional(megabytes(100), 10), v.description('largest file, in megabytes of 1 048 576 bytes')),
  refused_extensions: v.pipe(
    v.optional(v.array(extension), REFUSED_EXTENSIONS),
    v.description('extensions that are refused; programs, HTML and SVG are refused whatever they are called'),
  ),
  refused_types: v.pipe(v.optional(v.array(mediaType), REFUSED_TYPES), v.description('media types that are refused')),
  keep_hours: v.pipe(
    v.optional(whole(1, 720), 24),
    v.description('hours after which a file that was sent with no form is removed'),
  ),
  session_files: v.pipe(v.optional(whole(1, 200), 20), v.description('files that one shopper may have waiting')),
  session_mb: v.pipe(v.optional(megabytes(2000), 50), v.description('megabytes that one shopper may have waiting')),
  waiting_mb: v.pipe(
    v.optional(megabytes(1_000_000), 2000),
    v.description('megabytes that all shoppers together may have waiting'),
  ),
});

export type FilesSettings = v.InferOutput<typeof filesSettings>;
