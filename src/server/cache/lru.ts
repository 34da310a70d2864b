/** Cache of the last used entries within a number of bytes. */
export interface Lru<T> {
  get(key: string): T | undefined;
  set(key: string, value: T, bytes: number): void;
  delete(key: string): void;
  clear(): void;
  readonly bytes: number;
  readonly size: number;
}

/** A value larger than an eighth of `maxBytes` is not kept: it would push out much that is asked for more. */
export function createLru<T>(maxBytes: number): Lru<T> {
  const kept = new Map<string, { value: T; bytes: number }>();
  let total = 0;

  function remove(key: string): void {
    const old = kept.get(key);
    if (!old) return;
    kept.delete(key);
    total -= old.bytes;
  }

  return {
    get bytes() {
      return total;
    },
    get size() {
      return kept.size;
    },
    get(key) {
      const found = kept.get(key);
      if (!found) return undefined;
      // A Map keeps the order of insertion: the oldest is the one not asked for longest.
      kept.delete(key);
      kept.set(key, found);
      return found.value;
    },
    set(key, value, bytes) {
      remove(key);
      if (bytes > maxBytes / 8) return;
      kept.set(key, { value, bytes });
      total += bytes;
      for (const oldest of kept.keys()) {
        if (total <= maxBytes) break;
        remove(oldest);
      }
    },
    delete: remove,
    clear() {
      kept.clear();
      total = 0;
    },
  };
}
