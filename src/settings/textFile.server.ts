import { readFile, stat } from 'node:fs/promises';
import { err, ok, type Result } from '../kit/result.ts';

/** Far above any file a person writes; a bigger one would stop the thread for seconds. */
export const MOST_BYTES = 1_000_000;

/** Why a file gives no text, in the words of a `Problem`. */
export interface NoText {
  expected: string;
  found?: string;
}

/** Mistakes that a merchant can mend; any other is a failing disk. */
const MENDABLE: Readonly<Record<string, string>> = {
  ENOENT: 'this file, which is missing',
  ENOTDIR: 'this file, which is missing',
  EISDIR: 'a file, and not a folder',
  EACCES: 'a file that this program may read',
  EPERM: 'a file that this program may read',
  ELOOP: 'a file, and not a link to itself',
};

/** Text of a small UTF-8 file, without a byte order mark. Throws only when the disk fails. */
export async function readTextFile(file: string): Promise<Result<string, NoText>> {
  try {
    const { size } = await stat(file);
    if (size > MOST_BYTES) return err({ expected: 'a file of at most 1 MB', found: `${size} bytes` });
    return decode(await readFile(file));
  } catch (error) {
    const expected = MENDABLE[(error as NodeJS.ErrnoException).code ?? ''];
    if (expected === undefined) throw error;
    return err({ expected });
  }
}

function decode(bytes: Uint8Array): Result<string, NoText> {
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return err({ expected: 'text in UTF-8', found: 'bytes of another encoding' });
  }
}
