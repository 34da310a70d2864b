import { isUploadId } from './model.ts';

/** Folder of what shoppers send, in a store of files and in the data of the program. */
export const FILES_FOLDER = 'files';

/** Key of a file's bytes where files are kept; throws for what is no id, such as a path. */
export function fileKey(id: string): string {
  if (!isUploadId(id)) throw new Error('no file is called so');
  return `${FILES_FOLDER}/${id}`;
}

/** The id in such a key; undefined for bytes that are called otherwise. */
export function idIn(key: string): string | undefined {
  const id = key.slice(FILES_FOLDER.length + 1);
  return isUploadId(id) ? id : undefined;
}
