/** A value by key for one field of a request, whose context is the first argument; undefined where there is none. */
export type BatchLoader<Key, Value> = (request: object, key: Key) => Promise<Value | undefined>;

interface Asked<Key, Value> {
  known: Map<Key, Promise<Value | undefined>>;
  /** Keys that are read together once the fields that can be answered now have all asked. */
  gathering: { keys: Key[]; read: Promise<ReadonlyMap<Key, Value>> } | undefined;
}

/** Reads what many fields of one request ask for at the same time with one question, each key of them once. */
export function batchLoader<Key, Value>(
  ask: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): BatchLoader<Key, Value> {
  const requests = new WeakMap<object, Asked<Key, Value>>();

  function gather(asked: Asked<Key, Value>): NonNullable<Asked<Key, Value>['gathering']> {
    const keys: Key[] = [];
    const read = Promise.resolve().then(() => {
      asked.gathering = undefined;
      return ask(keys);
    });
    return { keys, read };
  }

  return (request, key) => {
    const asked = requests.get(request) ?? { known: new Map(), gathering: undefined };
    requests.set(request, asked);
    const before = asked.known.get(key);
    if (before) return before;
    asked.gathering ??= gather(asked);
    asked.gathering.keys.push(key);
    const found = asked.gathering.read.then((values) => values.get(key));
    asked.known.set(key, found);
    return found;
  };
}
