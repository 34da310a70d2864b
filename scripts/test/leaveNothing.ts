import { afterAll, vi } from 'vitest';

/**
 * vitest setup file. What a test replaces is put back before the next test of its file, and after the last one nobody would:
 * what the next file does as it is loaded, before its first test, found the shop speaking English.
 */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
