import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const IN_MEMORY = '/dev/shm';
/** Much more than all stores of a run; Docker gives 64 MB unless told, which would not do. */
const ROOM = 2 * 2 ** 30;

/**
 * Where tests keep their stores: in memory on Linux, where a commit costs a fifteenth of the processor and does not wait for
 * a disk. Nothing of them outlives the tests. Proofs that something survives a kill stay on the disk.
 */
export function placeOfStores(): string {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    accessSync(IN_MEMORY, constants.W_OK | constants.X_OK);
    return bavail * bsize >= ROOM ? IN_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
