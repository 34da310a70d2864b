import * as v from 'valibot';
import { text, whole } from '../../settings/fields.ts';
import { isDownloadName } from './model.ts';

/** downloads.yaml: the files that products hand out once they are paid for. A shop without the file hands out none. */

const sold = v.strictObject({
  product: v.pipe(whole(1), v.description('id of a product whose type is virtual')),
  size: v.pipe(v.optional(text(40)), v.description('a size of it; every size when left out'), v.examples(['pdf'])),
  files: v.pipe(
    v.array(
      v.pipe(
        text(150),
        v.check(isDownloadName, 'a name of letters, digits, spaces, points and hyphens, in folders or not'),
      ),
    ),
    v.minLength(1, 'at least one file'),
    v.maxLength(50, 'at most 50 files'),
    v.description('files below downloads/, by name'),
    v.examples([['kurs/pierwsze-naczynie.pdf']]),
  ),
});

export const downloadsFile = v.strictObject({
  days: v.pipe(v.optional(whole(1, 3660), 30), v.description('days in which a file can be fetched')),
  times: v.pipe(v.optional(whole(1, 1000), 5), v.description('how often each file can be fetched')),
  products: v.optional(v.pipe(v.array(sold), v.maxLength(2000, 'at most 2000 entries')), []),
});

export type DownloadsFile = v.InferOutput<typeof downloadsFile>;
