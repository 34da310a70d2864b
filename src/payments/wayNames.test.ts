import { expect, it, vi } from 'vitest';
import { err, ok, type Result } from '../kit/result.ts';
import type { PaymentProblem, PaymentProvider } from './port.ts';
import { createWayNames, namesInShort } from './wayNames.ts';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

it('names of ways are asked for at once, then hourly, and stay when the provider does not answer', async () => {
  let now = 0;
  let answer: Result<string[], PaymentProblem> = ok(['Google Pay']);
  const ways = vi.fn(async () => answer);
  const names = createWayNames({ ways } as Partial<PaymentProvider> as PaymentProvider, () => now);
  await settled();
  expect(names()).toEqual(['Google Pay']);
  now = 59 * 60_000;
  names();
  expect(ways).toHaveBeenCalledTimes(1);
  now = 61 * 60_000;
  answer = err('unavailable');
  names();
  await settled();
  expect(names()).toEqual(['Google Pay']);
  now += 6 * 60_000;
  answer = ok(['Apple Pay']);
  names();
  await settled();
  expect(names()).toEqual(['Apple Pay']);
  expect(ways).toHaveBeenCalledTimes(3);
});

it('a shop without a provider has no names', () => {
  expect(createWayNames(undefined, () => 0)()).toEqual([]);
});

it('a page of payment shows six names of ways, and tells that there are more', () => {
  expect(namesInShort([])).toBeUndefined();
  expect(namesInShort(['a', 'b'])).toEqual({ names: 'a, b', more: false });
  expect(namesInShort([...'abcdefg'])).toEqual({ names: 'a, b, c, d, e, f', more: true });
});
