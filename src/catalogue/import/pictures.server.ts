import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { type Measured, measurePicture } from '../../pictures/measure.server.ts';
import type { Unusable } from './folderDraft/reading.ts';

/** A picture that a file names, and where in the file. */
export interface NamedPicture {
  file: string;
  at: string;
}

/** Width and height of pictures of a shop by name; those that cannot be shown are told. */
export async function measurePictures(
  folder: string,
  pictures: readonly NamedPicture[],
  told: (unusable: Unusable) => void,
): Promise<Map<string, Measured>> {
  const sizes = new Map<string, Measured>();
  for (const { file, at } of pictures) {
    const path = join(folder, 'pictures', file);
    const size = await measurePicture(path);
    if (size) sizes.set(file, size);
    else told({ at, expected: await missingOrBroken(path), found: file });
  }
  return sizes;
}

const missingOrBroken = (path: string) =>
  access(path).then(
    () => 'a picture that can be opened',
    () => 'the name of a file in pictures/',
  );
