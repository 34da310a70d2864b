import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Lays a file's brotli and gzip beside each text file of a folder, as small as they go, so that a server only sends. */
export async function compressFiles(folder: string): Promise<void> {
  const names = globSync('**/*.{css,js,svg,webmanifest}', { cwd: folder });
  await Promise.all(
    names.map(async (name) => {
      const place = join(folder, name);
      const bytes = await readFile(place);
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })]);
      // What grows stays as it is.
      if (br.length < bytes.length) await writeFile(`${place}.br`, br);
      if (gz.length < bytes.length) await writeFile(`${place}.gz`, gz);
    }),
  );
}
