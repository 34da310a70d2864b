import { isStoreTrouble } from './error.ts';

/** Runs a write; gives what `failed` says when the store itself fails, of which `onError` hears, and then nothing has changed. */
export const written = <T>(work: () => Promise<T>, failed: () => T, onError: (error: unknown) => void): Promise<T> =>
  work().catch((error: unknown) => {
    if (!isStoreTrouble(error)) throw error;
    onError(error);
    return failed();
  });
