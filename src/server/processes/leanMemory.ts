/**
 * A young generation of V8 of twice this and no more, MB: left alone it grows to 67 MB with the first pages and stays there. Half
 * of this made a page a quarter dearer (docs/decisions/0034-bounds-for-memory.md).
 */
const YOUNG_MB = 8;
const YOUNG = '--max-semi-space-size';

/** It begins at what it may come to: V8 otherwise begins at one and doubles it as pages come. */
const YOUNG_AT_FIRST = `--min-semi-space-size=${YOUNG_MB}`;

/** One thread collects what is young. Of a few megabytes, four threads take longer to be told than to collect. */
const YOUNG_THREADS = '--no-parallel-scavenge';

/**
 * V8 collects what is old once it has grown by three tenths. Left alone it lets a heap grow to several times what is alive, and what lies
 * outside, as the bytes of pages, waits with it.
 */
const GROWTH = '--heap-growing-percent=30';

/**
 * Before it has collected once, V8 takes 64 MB of what is old for as much as it may come to: it otherwise begins at a few and collects
 * three times while a shop opens, which needs nearly all of it.
 */
const FIRST = '--initial-old-space-size=64';

/** glibc otherwise keeps apart what each thread has freed, up to eight heaps for a core, and other threads do not get it. */
const HEAPS = '1';

/**
 * Bytes from which glibc asks the system for a piece by itself and gives it back when it is freed, and how many may lie free at the end
 * of a heap. Left alone, it raises both to the largest piece that was ever freed: the 19 MiB of a password, and twice that, stayed in
 * each heap from the first sign-in on. What zstd sets up for a page, a megabyte, stays below.
 */
const LARGE_BYTES = String(4 * 1024 * 1024);

/**
 * Bytes of a piece of which Node gives parts to small buffers. All of it stays as long as one of them does, as do those that zlib answers
 * in until V8 collects what is old: of 64 kB, which Node takes by itself, a page left half.
 */
const POOL_BYTES = 8192;

const MALLOC = { MALLOC_ARENA_MAX: HEAPS, MALLOC_MMAP_THRESHOLD_: LARGE_BYTES, MALLOC_TRIM_THRESHOLD_: LARGE_BYTES };

interface Begun {
  platform: NodeJS.Platform;
  /** Words between Node and its script. */
  flags: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  /** Whether another program speaks with this one, which a new beginning would cut off. */
  spokenTo: boolean;
}

/**
 * How a process of the shop is to begin anew, so that it holds little that it does not use; undefined where it has begun so,
 * where its owner has chosen bounds, or where a process cannot be replaced.
 */
export function leanBeginning({ platform, flags, env, spokenTo }: Begun) {
  if (platform === 'win32' || spokenTo) return undefined;
  const chosen = [...flags, env.NODE_OPTIONS ?? ''].some((words) => words.replaceAll('_', '-').includes(YOUNG));
  if (chosen) return undefined;
  return {
    flags: [`${YOUNG}=${YOUNG_MB}`, YOUNG_AT_FIRST, YOUNG_THREADS, GROWTH, FIRST, ...flags],
    env: { ...MALLOC, ...env },
  };
}

/**
 * Sets bounds for the memory of this process. Those that neither V8 nor glibc takes later begin it anew; a new image of the same
 * process, so that signals, output and its number stay. Returns where that has been done. Processes that it forks have the same.
 */
export function beginLean(): void {
  Buffer.poolSize = POOL_BYTES;
  const { platform, env, execArgv, execPath, argv } = process;
  const lean = leanBeginning({ platform, flags: execArgv, env, spokenTo: process.send !== undefined });
  if (lean) process.execve?.(execPath, [execPath, ...lean.flags, ...argv.slice(1)], lean.env);
}
