import type { Settings } from '../../settings/env.server.ts';
import { startMessage } from '../open/problems.ts';

const REASONS: Readonly<Record<string, (file: string, read: string) => string>> = {
  ENOENT: (file) => `There is no file ${file}`,
  EISDIR: (file, read) => `${file} is a folder. Name a file in it: ${read}`,
  EACCES: (file) => `${file} may not be read by this user`,
};

/**
 * Sentence about a failure of an import that its caller can mend; undefined for any other.
 * @param read what kinds of files are read
 */
export function unreadableFile(error: unknown, file: string, read: string, { port }: Settings): string | undefined {
  const known = startMessage(error, port);
  if (known !== undefined) return known;
  return error instanceof Error && 'code' in error ? REASONS[String(error.code)]?.(file, read) : undefined;
}
