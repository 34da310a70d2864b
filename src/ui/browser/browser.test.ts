import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isFarDown } from '../kernel/backToTop.ts';
import { debounce } from './debounce.ts';
import { safeStorage } from './storage.ts';
import { deviceSizeOf, viewSizeOf } from './viewSize.ts';

describe('debounce', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('calls once, with the last arguments, after the pause', () => {
    const action = vi.fn();
    const later = debounce(action, 100);
    later(1);
    vi.advanceTimersByTime(99);
    later(2);
    vi.advanceTimersByTime(99);
    expect(action).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(action.mock.calls).toEqual([[2]]);
  });

  it('can be cancelled, and flushed once', () => {
    const action = vi.fn();
    const later = debounce(action, 100);
    later('a');
    later.cancel();
    later.flush();
    later('b');
    later.flush();
    vi.runAllTimers();
    expect(action.mock.calls).toEqual([['b']]);
  });
});

describe('view sizes', () => {
  it('reads 1 to 4 from the width of the hidden element', () => {
    expect([0, 1, 1.9998, 3, 3.4, 4, 400].map(viewSizeOf)).toEqual([1, 1, 2, 3, 3, 4, 4]);
  });
  it('has another reading from 1 to 3', () => {
    expect(([1, 2, 3, 4] as const).map(deviceSizeOf)).toEqual([1, 2, 3, 3]);
  });
});

describe('isFarDown', () => {
  it('begins after two window heights', () => {
    expect([isFarDown(1600, 800), isFarDown(1601, 800)]).toEqual([false, true]);
  });
});

describe('safeStorage', () => {
  function memory(): Storage {
    const kept = new Map<string, string>();
    return {
      get length() {
        return kept.size;
      },
      key: (place) => [...kept.keys()][place] ?? null,
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
      clear: () => kept.clear(),
    };
  }

  it('keeps text and JSON', () => {
    const kept = memory();
    const store = safeStorage(() => kept);
    expect(store.writeJson('a', { n: 1 })).toBe(true);
    expect(store.readJson('a')).toEqual({ n: 1 });
    expect(store.read('a')).toBe('{"n":1}');
    expect(store.read('none')).toBeUndefined();
    store.write('a', '{broken');
    expect(store.readJson('a')).toBeUndefined();
  });

  it('removes every key that starts so', () => {
    const kept = memory();
    const store = safeStorage(() => kept);
    for (const key of ['expchck1', 'expchck2', 'search']) store.write(key, 'x');
    store.removeStartingWith('expchck');
    expect([store.read('expchck1'), store.read('expchck2'), store.read('search')]).toEqual([undefined, undefined, 'x']);
  });

  it('never throws where storage is blocked', () => {
    const blocked = safeStorage(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect([blocked.read('a'), blocked.readJson('a'), blocked.write('a', 'b')]).toEqual([undefined, undefined, false]);
    expect(() => {
      blocked.remove('a');
      blocked.removeStartingWith('a');
    }).not.toThrow();
  });
});
