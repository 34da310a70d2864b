export interface KeepOptions<K, V> {
  /** Reads missing keys as they are at a version or later; unknown ones are left out. */
  load(keys: readonly K[], version: number): Promise<ReadonlyMap<K, V>>;
  /** Version of the data (`Db.version`); asked at each call, so that changes by other processes are seen. */
  version(): number | Promise<number>;
  /** Values kept; the one longest not asked for goes first. */
  most: number;
}

/** Reads by key, as committed at some moment after the call by any process; unknown keys are left out. */
export type Keep<K, V> = (keys: readonly K[]) => Promise<Map<K, V>>;

/** Caches by key while the version stays; simultaneous requests for a key are one read. */
export function keep<K, V>({ load, version: currentVersion, most }: KeepOptions<K, V>): Keep<K, V> {
  const kept = new Map<K, Promise<V | undefined>>();
  let at = -1;

  function read(keys: readonly K[], version: number): void {
    const loading = load(keys, version);
    for (const key of keys) {
      const one = loading.then((found) => found.get(key));
      kept.set(key, one);
      const forget = () => {
        if (kept.get(key) === one) kept.delete(key);
      };
      // Keys that nothing has are without number, and what failed may be there the next time.
      one.then((value) => value === undefined && forget(), forget);
    }
  }

  return async (keys) => {
    const asked = currentVersion();
    const now = typeof asked === 'number' ? asked : await asked;
    // An answer overtaken by a newer one finds what is newer already.
    if (now > at) {
      kept.clear();
      at = now;
    }
    const different = [...new Set(keys)];
    const missing = different.filter((key) => !kept.has(key));
    if (missing.length > 0) read(missing, at);
    const values = different.map((key): [K, Promise<V | undefined> | undefined] => {
      const value = kept.get(key);
      if (value) {
        kept.delete(key);
        kept.set(key, value);
      }
      return [key, value];
    });
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    const found = new Map<K, V>();
    for (const [key, value] of values) {
      const known = await value;
      if (known !== undefined) found.set(key, known);
    }
    return found;
  };
}
