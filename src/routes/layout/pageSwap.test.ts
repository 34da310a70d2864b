import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fallBackToDocument, PAGE_SWAP_ABORT_MS } from './pageSwap.ts';

type Results = Awaited<ReturnType<typeof fallBackToDocument>>;

const assign = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { assign });
  assign.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const asked = (method = 'GET') => ({ request: new Request('https://sklep.pl/nowosci', { method }) });
const never = () => new Promise<Results>(() => {});

it('opens the address as a document when it has not come in time', async () => {
  void fallBackToDocument(asked(), never);
  await vi.advanceTimersByTimeAsync(PAGE_SWAP_ABORT_MS - 1);
  expect(assign).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(assign).toHaveBeenCalledWith('https://sklep.pl/nowosci');
});

it('leaves a form that is being sent alone, however long it takes', async () => {
  void fallBackToDocument(asked('POST'), never);
  await vi.advanceTimersByTimeAsync(2 * PAGE_SWAP_ABORT_MS);
  expect(assign).not.toHaveBeenCalled();
});

it('opens it as a document when it failed on the way', async () => {
  const failed = { root: { type: 'error', result: new TypeError('Failed to fetch') } } as const;
  void fallBackToDocument(asked(), async () => failed);
  await vi.advanceTimersByTimeAsync(0);
  expect(assign).toHaveBeenCalledOnce();
});
