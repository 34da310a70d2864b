import { describe, expect, it } from 'vitest';
import { createKeptAnswers, keyOfAnswer } from './keptAnswers.ts';

function setUp() {
  const facts = { number: 1, down: false, next: Number.POSITIVE_INFINITY };
  const time = { now: 0 };
  const { sections: kept } = createKeptAnswers(() => time.now, {
    current: () => (facts.down ? Promise.reject(new Error('no store')) : facts.number),
    nextChangeAt: () => facts.next,
  });
  return { facts, time, kept };
}

describe('kept answers of the personal call', () => {
  it('are given for a second, and not after anything has changed', async () => {
    const { facts, time, kept } = setUp();
    await kept.keep('a', '{}');
    expect(await kept.find('a')).toBe('{}');
    expect(await kept.find('b')).toBeUndefined();
    facts.number += 1;
    expect(await kept.find('a')).toBeUndefined();
    await kept.keep('a', '{"b":1}');
    expect(await kept.find('a')).toBe('{"b":1}');
    time.now += 1000;
    expect(await kept.find('a')).toBeUndefined();
  });

  it('end when a price changes by itself', async () => {
    const { facts, time, kept } = setUp();
    facts.next = 300;
    await kept.keep('a', '{}');
    time.now = 299;
    expect(await kept.find('a')).toBe('{}');
    time.now = 300;
    expect(await kept.find('a')).toBeUndefined();
  });

  it('are none where the store cannot be asked', async () => {
    const { facts, kept } = setUp();
    await kept.keep('a', '{}');
    facts.down = true;
    expect(await kept.find('a')).toBeUndefined();
    await kept.keep('b', '{}');
    facts.down = false;
    expect(await kept.find('b')).toBeUndefined();
  });

  it('are of nobody the shop knows, and differ by cookies', () => {
    expect(keyOfAnswer({ session: 's' }, '{}', '')).toBeUndefined();
    expect(keyOfAnswer({ place: 'p' }, '{}', '')).toBeUndefined();
    expect(keyOfAnswer({ measured: { agreed: [], note: () => {} } }, '{}', '')).toBeUndefined();
    expect(keyOfAnswer({}, '{}', 'x'.repeat(5000))).toBeUndefined();
    expect(keyOfAnswer({}, '{}', 'compared=1')).not.toBe(keyOfAnswer({}, '{}', 'compared=2'));
  });
});
