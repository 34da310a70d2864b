import { expect, it } from 'vitest';
import { SECOND } from '../../kit/clock.ts';
import { oldestShown } from './freshness.ts';

it('an answer may come from the catalogue of a minute ago, and from none before', () => {
  let now = 0;
  let version = 5;
  const oldest = oldestShown(
    () => version,
    () => now,
  );
  const at = (seconds: number, seen = version) => {
    [now, version] = [seconds * SECOND, seen];
    return oldest();
  };
  expect(at(0)).toBe(0);
  expect(at(59)).toBe(0);
  expect(at(60)).toBe(5);
  expect(at(70, 6)).toBe(5);
  expect(at(80, 7)).toBe(5);
  expect(at(129)).toBe(5);
  expect(at(130)).toBe(6);
  expect(at(1000)).toBe(7);
});
