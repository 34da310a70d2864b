/** Map of a bounded number of entries: one more pushes out the one that was set longest ago. */
export interface Bounded<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): void;
  delete(key: K): void;
  readonly size: number;
}

export function createBounded<K, V>(most: number): Bounded<K, V> {
  // A Map keeps the order of insertion.
  const map = new Map<K, V>();
  return {
    get size() {
      return map.size;
    },
    get: (key) => map.get(key),
    set(key, value) {
      map.delete(key);
      map.set(key, value);
      const [oldest] = map.keys();
      if (map.size > most && oldest !== undefined) map.delete(oldest);
    },
    delete: (key) => void map.delete(key),
  };
}

/** Function that calculates each of its last `most` arguments once. */
export function memo<K, V>(most: number, make: (key: K) => V): (key: K) => V {
  const made = createBounded<K, readonly [V]>(most);
  return (key) => {
    const before = made.get(key);
    if (before) return before[0];
    const value = make(key);
    made.set(key, [value]);
    return value;
  };
}
