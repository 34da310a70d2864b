import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MENU_CLOSED, type MenuEvent, menuAfter, panelColumns } from './menuState.ts';

const reached = (...events: MenuEvent[]) => events.reduce(menuAfter, MENU_CLOSED);
const press = (id: string): MenuEvent => ({ type: 'press', id });
const hover = (id: string): MenuEvent => ({ type: 'hover', id });
const leave: MenuEvent = { type: 'leave' };
const close: MenuEvent = { type: 'close' };

describe('menuAfter', () => {
  it('opens and closes by presses, one at a time', () => {
    expect(reached(press('/stol')).open).toBe('/stol');
    expect(reached(press('/stol'), press('/stol'))).toEqual(MENU_CLOSED);
    expect(reached(press('/stol'), press('/dom')).open).toBe('/dom');
  });

  it('follows a pointer only while nothing was opened by a press', () => {
    expect(reached(hover('/stol'), hover('/dom')).open).toBe('/dom');
    expect(reached(hover('/stol'), leave)).toEqual(MENU_CLOSED);
    expect(reached(press('/stol'), hover('/dom'), leave).open).toBe('/stol');
  });

  it('keeps what a pointer opened when it is then pressed', () => {
    expect(reached(hover('/stol'), press('/stol'), leave).open).toBe('/stol');
  });

  it('is always closed by Escape or by leaving, and follows the pointer again', () => {
    const id = fc.constantFrom('/stol', '/dom', '/kuchnia');
    const event: fc.Arbitrary<MenuEvent> = fc.oneof(
      id.map(press),
      id.map(hover),
      fc.constant(leave),
      fc.constant(close),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        expect(reached(...events, close)).toEqual(MENU_CLOSED);
        expect(reached(...events, close, hover('/stol')).open).toBe('/stol');
      }),
    );
  });
});

describe('panelColumns', () => {
  it('gives few entries one column and a wide picture', () => {
    expect([0, 1, 7].map(panelColumns)).toEqual([
      { list: 1, picture: 2 },
      { list: 1, picture: 2 },
      { list: 1, picture: 2 },
    ]);
  });

  it('takes room from the picture as the entries grow, and stays within five columns', () => {
    expect([8, 14, 15, 21, 22, 28, 100].map((count) => Object.values(panelColumns(count)))).toEqual([
      [2, 2],
      [2, 2],
      [3, 1],
      [3, 1],
      [4, 0],
      [4, 0],
      [4, 0],
    ]);
  });
});
