import { vi } from 'vitest';

/** A fresh page's life with what its browser holds: modules that are imported after it know nothing of another page. */
export function freshPage(cookie: string, kept: Map<string, string>): void {
  vi.resetModules();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal('document', { cookie, readyState: 'complete' });
  vi.stubGlobal('window', { localStorage });
}
