import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onStorage } from './storage.ts';

const page = new EventTarget();
const write = () => page.dispatchEvent(new Event('storage'));
let heard = 0;
const hear = () => {
  heard += 1;
};

beforeEach(() => {
  heard = 0;
  vi.stubGlobal('window', page);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('hears what other tabs write, from the next task on, until it is stopped', () => {
  const stop = onStorage(hear);
  write();
  expect(heard, 'the first task opens no store').toBe(0);
  vi.runAllTimers();
  write();
  expect(heard).toBe(1);
  stop();
  write();
  expect(heard).toBe(1);
});

it('hears nothing when it is stopped before', () => {
  const stop = onStorage(hear);
  stop();
  vi.runAllTimers();
  write();
  expect(heard).toBe(0);
});
