import { stat } from 'node:fs/promises';
import sharp from 'sharp';

export interface Measured {
  /** Pixels, as shown: an orientation mark is already applied. */
  width: number;
  height: number;
}

const known = new Map<string, { changed: number; size: Measured | undefined }>();
const MOST_KNOWN = 100_000;

/** Width and height of a picture file; undefined when there is no such file or it is no picture. */
export async function measurePicture(file: string): Promise<Measured | undefined> {
  const changed = await stat(file).then(
    (info) => info.mtimeMs,
    () => undefined,
  );
  if (changed === undefined) return undefined;
  const before = known.get(file);
  if (before?.changed === changed) return before.size;
  const size = await sharp(file)
    .metadata()
    .then(
      ({ autoOrient }) => ({ width: autoOrient.width, height: autoOrient.height }),
      () => undefined,
    );
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(file, { changed, size });
  return size;
}
