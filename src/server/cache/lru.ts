/** Cache of the last used entries within a number of bytes. */
export interface Lru<T> {
  get(key: string): T | undefined;
  set(key: string, value: T, bytes: number): void;
  delete(key: string): void;
  clear(): void;
  readonly bytes: number;
  readonly size: number;
}

/**
 * A value larger than an eighth of `maxBytes` is not kept: it would push out much that is asked for more. With `onceBytes`, values
 * that nobody has asked for since they came take no more than that: whoever asks for each address once, as crawlers and those who
 * mean harm do, fills no more of the memory, and pushes out nothing that others ask for.
 */
export function createLru<T>(maxBytes: number, onceBytes?: number): Lru<T> {
  // A Map keeps the order of insertion: the oldest is the one not asked for longest.
  const once = new Map<string, Kept<T>>();
  const again = new Map<string, Kept<T>>();
  let total = 0;
  let ofOnce = 0;

  function remove(key: string): void {
    const old = again.get(key) ?? once.get(key);
    if (!old) return;
    total -= old.bytes;
    if (once.delete(key)) ofOnce -= old.bytes;
    again.delete(key);
  }

  function trim(): void {
    for (const oldest of once.keys()) {
      if (ofOnce <= (onceBytes ?? 0)) break;
      remove(oldest);
    }
    for (const oldest of again.keys()) {
      if (total <= maxBytes) break;
      remove(oldest);
    }
  }

  return {
    get bytes() {
      return total;
    },
    get size() {
      return once.size + again.size;
    },
    get(key) {
      const found = again.get(key) ?? once.get(key);
      if (!found) return undefined;
      if (once.delete(key)) ofOnce -= found.bytes;
      again.delete(key);
      again.set(key, found);
      return found.value;
    },
    set(key, value, bytes) {
      const isNew = onceBytes !== undefined && !again.has(key);
      remove(key);
      if (bytes > maxBytes / 8) return;
      (isNew ? once : again).set(key, { value, bytes });
      total += bytes;
      if (isNew) ofOnce += bytes;
      trim();
    },
    delete: remove,
    clear() {
      once.clear();
      again.clear();
      total = 0;
      ofOnce = 0;
    },
  };
}

interface Kept<T> {
  value: T;
  bytes: number;
}
