import { describe, expect, it } from 'vitest';
import { readSettings, settingAttributes } from './terms.ts';

const there = (letters: number, pauseMs: number) => {
  const told = settingAttributes({ letters, pauseMs });
  const dataset = Object.entries(told).flatMap(([name, value]) =>
    value === undefined ? [] : [[name.slice('data-'.length), String(value)] as const],
  );
  return { told, read: readSettings(Object.fromEntries(dataset)) };
};

describe('settings of the search box', () => {
  it('say nothing on a page where they are as the box has them: 4 letters, 500 ms', () => {
    const { told, read } = there(4, 500);
    expect(Object.values(told)).toEqual([undefined, undefined]);
    expect(read).toEqual({ letters: 4, pauseMs: 500 });
  });

  it('reach the browser where they differ', () => expect(there(2, 0).read).toEqual({ letters: 2, pauseMs: 0 }));

  it('are as the box has them when a page says nonsense', () =>
    expect(readSettings({ letters: 'x' })).toEqual({ letters: 4, pauseMs: 500 }));
});
