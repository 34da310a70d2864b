import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { progress } from './progress.mjs';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

function shown(isTTY: boolean) {
  const parts: string[] = [];
  return { out: { isTTY, write: (text: string) => parts.push(text) }, text: () => parts.join('') };
}

describe('progress', () => {
  it('counts on one line of a terminal', () => {
    vi.stubEnv('CI', undefined);
    const { out, text } = shown(true);
    const line = progress('Building', out);
    vi.advanceTimersByTime(2_000);
    line.end('done');
    expect(text()).toBe('Building\rBuilding … 1 s\rBuilding … 2 s\r\u001b[KBuilding: done (2 s)\n');
  });

  it('adds a line now and then elsewhere', () => {
    const { out, text } = shown(false);
    const line = progress('Building', out);
    vi.advanceTimersByTime(16_000);
    line.end('failed');
    expect(text()).toBe('Building …\nBuilding … 15 s\nBuilding: failed (16 s)\n');
  });
});
