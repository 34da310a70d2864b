/** The browser's storage behind a face that never throws: it may be switched off, full, or hold another program's values. */
export type SafeStorage = {
  readonly read: (key: string) => string | undefined;
  /** The parsed value, or undefined when there is none or it is not JSON. */
  readonly readJson: (key: string) => unknown;
  /** Stores a value; false when it could not. */
  readonly write: (key: string, value: string) => boolean;
  readonly writeJson: (key: string, value: unknown) => boolean;
  readonly remove: (key: string) => void;
  /** Keys of all values, whoever has stored them. */
  readonly keys: () => string[];
  readonly removeStartingWith: (prefix: string) => void;
};

/** `open` is called each time: merely naming `window.localStorage` throws where site data is blocked. */
export function safeStorage(open: () => Storage): SafeStorage {
  function attempt<T>(action: (storage: Storage) => T, otherwise: T): T {
    try {
      return action(open());
    } catch {
      return otherwise;
    }
  }
  const write = (key: string, value: string) =>
    attempt((storage) => {
      storage.setItem(key, value);
      return true;
    }, false);
  return {
    read: (key) => attempt((storage) => storage.getItem(key) ?? undefined, undefined),
    readJson: (key) =>
      attempt((storage): unknown => {
        const text = storage.getItem(key);
        return text === null ? undefined : JSON.parse(text);
      }, undefined),
    write,
    writeJson: (key, value) => write(key, JSON.stringify(value)),
    keys: () => attempt((storage) => Object.keys(storage), []),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    removeStartingWith: (prefix) =>
      attempt((storage) => {
        const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place));
        for (const key of keys) if (key?.startsWith(prefix)) storage.removeItem(key);
      }, undefined),
  };
}

export const sessionStore: SafeStorage = safeStorage(() => window.sessionStorage);
export const localStore: SafeStorage = safeStorage(() => window.localStorage);

/**
 * Hears what other tabs write; returns how to stop. A task later: for the first listener Chromium opens the stores, and the page
 * waits for another process, beside the painting of its first frame some 8 ms.
 */
export function onStorage(listener: (event: StorageEvent) => void): () => void {
  const stop = new AbortController();
  const page = window;
  setTimeout(() => page.addEventListener('storage', listener, { signal: stop.signal }));
  return () => stop.abort();
}
