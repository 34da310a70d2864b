import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { changedFiles, type FolderState, folderState } from './folderState.ts';

/** Time without another change after which files count as saved: editors write in steps, `git pull` one file after another. ms */
const QUIET = 120;
/** Disks of other machines tell nothing of changes; a look at all files is dear. ms */
const LOOK_EVERY = 30_000;
/** A folder that never comes to rest is taken as it is. */
const MOST_ROUNDS = 50;

export interface FolderWatch {
  /** Settles when no change is being taken in any more. */
  stop(): Promise<void>;
}

export interface WatchOptions {
  folder: string;
  /** State that is known already. */
  from: FolderState;
  /** Called with the files of one change after the one before has been taken in. */
  onChange(files: readonly string[]): Promise<void>;
  onError(error: unknown): void;
}

/**
 * Watches a folder and those inside it. Notices of the system say only that something has happened: what, is seen from the
 * files themselves, so that none is missed, and a file that was written twice is one change.
 */
export function watchFolder({ folder, from, onChange, onError }: WatchOptions): FolderWatch {
  const watchers = new Map<string, FSWatcher>();
  let known = from;
  let asked = false;
  let stopped = false;
  let running: Promise<void> | undefined;

  function follow(folders: readonly string[]): void {
    for (const [inside, watcher] of watchers) {
      if (folders.includes(inside)) continue;
      watcher.close();
      watchers.delete(inside);
    }
    for (const inside of folders) {
      if (watchers.has(inside) || stopped) continue;
      try {
        const watcher = watch(join(folder, inside), { persistent: false }, look);
        // A folder that is gone; it is followed again when it is back.
        watcher.on('error', () => {
          watcher.close();
          watchers.delete(inside);
          look();
        });
        watchers.set(inside, watcher);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') onError(error);
      }
    }
  }

  async function atRest(): Promise<FolderState> {
    let state = await folderState(folder);
    for (let round = 0; round < MOST_ROUNDS && !stopped; round += 1) {
      await pause(QUIET);
      const next = await folderState(folder);
      const still = changedFiles(state, next).length === 0;
      state = next;
      if (still) break;
    }
    return state;
  }

  async function takeIn(): Promise<void> {
    while (asked && !stopped) {
      asked = false;
      if (changedFiles(known, await folderState(folder)).length === 0) continue;
      const now = await atRest();
      follow(now.folders);
      const files = changedFiles(known, now);
      known = now;
      if (files.length > 0 && !stopped) await onChange(files);
    }
  }

  function look(): void {
    asked = true;
    running ??= takeIn()
      .catch(onError)
      .finally(() => {
        running = undefined;
        if (asked && !stopped) look();
      });
  }

  follow(known.folders);
  // What has changed since the state was taken.
  look();
  const timer = setInterval(look, LOOK_EVERY).unref();
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      for (const watcher of watchers.values()) watcher.close();
      await running;
    },
  };
}
