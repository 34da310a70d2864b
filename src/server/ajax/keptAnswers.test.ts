import { describe, expect, it } from 'vitest';
import { createKeptAnswers, keyOfAnswer } from './keptAnswers.ts';

function setUp() {
  const facts = { number: 1, down: false, next: Number.POSITIVE_INFINITY };
  const time = { now: 0 };
  const { sections: kept } = createKeptAnswers(() => time.now, {
    current: () => (facts.down ? Promise.reject(new Error('no store')) : facts.number),
    nextChangeAt: () => facts.next,
  });
  const get = (key: string | undefined, answer: string) => kept.get(key, async () => lasting(answer));
  return { facts, time, kept, get };
}

const lasting = (answer: string) => ({ answer, lasting: true });

describe('kept answers of the personal call', () => {
  it('are given for a second, and not after anything has changed', async () => {
    const { facts, time, get } = setUp();
    expect(await get('a', 'one')).toBe('one');
    expect([await get('a', 'two'), await get('b', 'two')]).toEqual(['one', 'two']);
    facts.number += 1;
    expect([await get('a', 'three'), await get('a', 'four')]).toEqual(['three', 'three']);
    time.now += 1000;
    expect(await get('a', 'five')).toBe('five');
  });

  it('are not kept when something changes while they are made', async () => {
    const { facts, kept, get } = setUp();
    const changing = async () => {
      facts.number += 1;
      return lasting('old');
    };
    expect(await kept.get('a', changing)).toBe('old');
    expect(await get('a', 'new')).toBe('new');
  });

  it('end when a price changes by itself', async () => {
    const { facts, time, get } = setUp();
    facts.next = 300;
    await get('a', 'one');
    time.now = 299;
    expect(await get('a', 'two')).toBe('one');
    time.now = 300;
    expect(await get('a', 'two')).toBe('two');
  });

  it('are none where the store cannot be asked, or nothing is to be kept', async () => {
    const { facts, kept, get } = setUp();
    await get('a', 'one');
    facts.down = true;
    expect([await get('a', 'two'), await get('b', 'two')]).toEqual(['two', 'two']);
    facts.down = false;
    expect([await get('a', 'three'), await get('b', 'three')]).toEqual(['one', 'three']);
    await kept.get('c', async () => ({ answer: 'failed', lasting: false }));
    expect(await get('c', 'well')).toBe('well');
    expect([await get(undefined, 'one'), await get(undefined, 'two')]).toEqual(['one', 'two']);
  });

  it('are found while they hold, whether the store answers at once or in a while', async () => {
    const time = { now: 0 };
    const facts: { current: () => number | Promise<number>; nextChangeAt(): number } = {
      current: () => 1,
      nextChangeAt: () => 500,
    };
    const { sections: kept } = createKeptAnswers(() => time.now, { ...facts, current: () => facts.current() });
    await kept.get('a', async () => lasting('one'));
    expect([kept.find('a'), kept.find('b')]).toEqual(['one', undefined]);
    facts.current = async () => 1;
    expect(await kept.find('a')).toBe('one');
    facts.current = async () => 2;
    expect(await kept.find('a')).toBeUndefined();
    facts.current = () => Promise.reject(new Error('no store'));
    expect(await kept.find('a')).toBeUndefined();
    facts.current = () => {
      throw new Error('no store');
    };
    expect(kept.find('a')).toBeUndefined();
    facts.current = () => 1;
    time.now = 499;
    expect(kept.find('a')).toBe('one');
    time.now = 500;
    expect(kept.find('a')).toBeUndefined();
  });

  it('are of nobody the shop knows, and differ by cookies', () => {
    expect(keyOfAnswer({ session: 's' }, '{}', '')).toBeUndefined();
    expect(keyOfAnswer({ place: 'p' }, '{}', '')).toBeUndefined();
    expect(keyOfAnswer({ measured: { agreed: [], note: () => {} } }, '{}', '')).toBeUndefined();
    expect(keyOfAnswer({}, '{}', 'x'.repeat(5000))).toBeUndefined();
    expect(keyOfAnswer({}, '{}', 'compared=1')).not.toBe(keyOfAnswer({}, '{}', 'compared=2'));
  });
});
