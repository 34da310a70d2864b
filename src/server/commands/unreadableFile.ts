import { FeedError } from '../../catalogue/import/feed/errors.ts';
import { PointsFileError } from '../../delivery/points/import/shared.ts';

const REASONS: Readonly<Record<string, (file: string, read: string) => string>> = {
  ENOENT: (file) => `There is no file ${file}`,
  EISDIR: (file, read) => `${file} is a folder. Name a file in it: ${read}`,
  EACCES: (file) => `${file} may not be read by this user`,
};

/**
 * Sentence about a failure of an import that its caller can mend; undefined for any other.
 * @param read what kinds of files are read
 */
export const unreadableFile =
  (file: string, read: string) =>
  (error: unknown): string | undefined => {
    if (error instanceof FeedError || error instanceof PointsFileError)
      return `${file}: ${error.message}. Nothing was changed.`;
    return error instanceof Error && 'code' in error ? REASONS[String(error.code)]?.(file, read) : undefined;
  };
