import { expect, it } from 'vitest';
import { createOthers } from '../processes/others.ts';
import { createTokenBuckets } from './tokenBuckets.ts';

const setup = (burst: number, perSecond: number, most = 100) => {
  let now = 0;
  const buckets = createTokenBuckets({ name: 'tries', burst, perSecond, most, clock: () => now });
  const takeMany = (key: string, count: number) =>
    Array.from({ length: count }, () => buckets.take(key)).filter((wait) => wait === 0).length;
  return {
    buckets,
    takeMany,
    pass: (ms: number) => {
      now += ms;
    },
  };
};

it('a bucket of tokens lets a burst through, then what it fills with', () => {
  const { takeMany, pass } = setup(10, 2);
  expect(takeMany('a', 15)).toBe(10);
  pass(1000);
  expect(takeMany('a', 15)).toBe(2);
  pass(3_600_000);
  expect(takeMany('a', 15)).toBe(10);
});

it('a bucket of tokens gives many pieces at once, all of them or none', () => {
  const { buckets } = setup(10, 2);
  expect([buckets.take('a', 8), buckets.take('a', 4), buckets.take('a', 2)]).toEqual([0, 1, 0]);
});

it('a bucket of tokens says how long to wait, in whole seconds', () => {
  const { buckets, takeMany, pass } = setup(1, 0.1);
  takeMany('a', 1);
  expect(buckets.take('a')).toBe(10);
  pass(9_999);
  expect(buckets.take('a')).toBe(1);
  pass(1);
  expect(buckets.take('a')).toBe(0);
});

it('a rate limit keeps visitors apart', () => {
  const { takeMany } = setup(3, 1);
  expect(takeMany('a', 9)).toBe(3);
  expect(takeMany('b', 9)).toBe(3);
});

it('a rate limit remembers a bounded number of visitors, those seen last', () => {
  const { takeMany } = setup(3, 0.001, 2);
  takeMany('a', 3);
  takeMany('b', 3);
  takeMany('a', 1);
  takeMany('c', 3);
  expect(takeMany('a', 3)).toBe(0);
  expect(takeMany('b', 3)).toBe(3);
});

it('a bucket of tokens is not emptied by a clock that is set back', () => {
  const { takeMany, pass } = setup(3, 1);
  pass(10_000);
  takeMany('a', 1);
  pass(-10_000);
  expect(takeMany('a', 9)).toBe(2);
});

it('a rate limit refuses nothing without limits', () => {
  const { takeMany } = setup(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY);
  expect(takeMany('a', 1000)).toBe(1000);
});

it('a rate limit bounds a whole /48 of IPv6, whose 65 536 networks cost nothing', () => {
  const buckets = createTokenBuckets({ name: 'tries', burst: 2, perSecond: 1, most: 100, clock: () => 0 });
  const taken = Array.from({ length: 40 }, (_, n) => buckets.take(`2001:db8:1:${n.toString(16)}::/64`));
  expect(taken.filter((wait) => wait === 0)).toHaveLength(32);
  expect(buckets.take('2001:db8:2:1::/64')).toBe(0);
  // What is refused to a network is not taken from it.
  expect([buckets.take('2001:db8:2:1::/64'), buckets.take('2001:db8:2:1::/64')]).toEqual([0, 1]);
  expect(
    Array.from({ length: 31 }, (_, n) => buckets.take(`2001:db8:2:a${n.toString(16)}::/64`)).filter(Boolean),
  ).toHaveLength(1);
});

it('buckets of tokens in two processes give together what one may', () => {
  const [one, two] = [createOthers((told) => two.told(told)), createOthers((told) => one.told(told))];
  const rate = { name: 'tries', burst: 10, perSecond: 2, most: 100 };
  let now = 0;
  const [here, there] = [one, two].map((others) => createTokenBuckets({ ...rate, clock: () => now, others }));
  const given = Array.from({ length: 30 }, (_, n) => (n % 2 ? here : there)?.take('a'));
  expect(given.filter((wait) => wait === 0)).toHaveLength(10);
  expect(there?.take('b', 8)).toBe(0);
  expect(here?.take('b', 8)).toBe(3);
  now = 3000;
  expect(here?.take('b', 8)).toBe(0);
  // Told nonsense, it goes on.
  two.told({ topic: 'tries', what: { key: 1 } });
  two.told('ready');
  expect(there?.take('c', 10)).toBe(0);
});
