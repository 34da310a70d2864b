import { randomUUID } from 'node:crypto';
import type { Settings } from '../../../settings/env.server.ts';
import { FilesError } from '../../../storage/model.ts';
import { openFiles } from '../../../storage/open.server.ts';
import { codeOf, type Finding } from './finding.ts';

/** All that the shop does with a bucket, done once with a file of its own; nothing to look at where files are on disk. */
export async function bucket(settings: Settings): Promise<Finding[]> {
  if (settings.files.kind === 'disk') return [];
  const what = `files in the bucket ${settings.files.name}`;
  const files = openFiles(settings);
  const folder = `doctor_${randomUUID()}`;
  const key = `${folder}/1`;
  try {
    await files.put(key, Buffer.from(key));
    const [first] = await Array.fromAsync(files.list(folder));
    const same = first?.key === key && String(await files.read(key)) === key;
    await files.delete(key);
    if (!same || (await files.stat(key)))
      return [{ what, todo: 'it does not keep what it took: choose another S3_ENDPOINT' }];
    return [{ what }];
  } catch (error) {
    return [{ what, todo: error instanceof FilesError ? error.message : codeOf(error) }];
  }
}
