import type { FilesPlace } from '../settings/filesPlace.ts';
import { diskFiles } from './disk.server.ts';
import type { Files } from './model.ts';
import { s3Files } from './s3/files.server.ts';

/** The place of files that the environment names. Nothing is asked of it yet. */
export const openFiles = ({ dataDir, files }: { dataDir: string; files: FilesPlace }): Files =>
  files.kind === 'disk' ? diskFiles(dataDir) : s3Files({ bucket: files });
