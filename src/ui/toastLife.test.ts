import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startToastLife } from './toastLife.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function start() {
  const onFade = vi.fn();
  const onGone = vi.fn();
  return { onFade, onGone, life: startToastLife({ onFade, onGone }) };
}

describe('startToastLife', () => {
  it('fades after 4000 ms and is gone 500 ms later', () => {
    const { onFade, onGone } = start();
    vi.advanceTimersByTime(3999);
    expect(onFade).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onFade.mock.calls).toEqual([[true]]);
    vi.advanceTimersByTime(499);
    expect(onGone).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onGone).toHaveBeenCalledTimes(1);
  });

  it('stands still while it is held, then takes only the time that was left', () => {
    const { onFade, life } = start();
    vi.advanceTimersByTime(3000);
    life.hold();
    vi.advanceTimersByTime(60_000);
    life.release();
    vi.advanceTimersByTime(999);
    expect(onFade.mock.calls).toEqual([[false]]);
    vi.advanceTimersByTime(1);
    expect(onFade.mock.calls).toEqual([[false], [true]]);
  });

  it('comes back when it is held while fading', () => {
    const { onFade, onGone, life } = start();
    vi.advanceTimersByTime(4300);
    life.hold();
    expect(onFade).toHaveBeenLastCalledWith(false);
    vi.advanceTimersByTime(60_000);
    expect(onGone).not.toHaveBeenCalled();
    life.release();
    vi.advanceTimersByTime(500);
    expect(onGone).toHaveBeenCalledTimes(1);
  });

  it('holds twice as once', () => {
    const { onFade, life } = start();
    vi.advanceTimersByTime(1000);
    life.hold();
    vi.advanceTimersByTime(5000);
    life.hold();
    life.release();
    vi.advanceTimersByTime(2999);
    expect(onFade).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(onFade).toHaveBeenLastCalledWith(true);
  });

  it('does nothing more once ended', () => {
    const { onFade, life } = start();
    life.end();
    vi.runAllTimers();
    expect(onFade).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
