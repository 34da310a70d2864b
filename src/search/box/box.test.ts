import { describe, expect, it } from 'vitest';
import { type BoxState, boxAfter, boxAtFirst, placeAfter } from './box.ts';
import type { Found } from './found.ts';

const answer = (total: number): Found => ({ total, atLeast: false, groups: [] });
const typed = (state: BoxState, text: string) => boxAfter(state, { type: 'typed', text, enough: text.length > 1 });

describe('the search box', () => {
  it('opens when something is typed, and keeps what was found until the next answer', () => {
    const first = boxAfter(typed(boxAtFirst(''), 'kub'), { type: 'answered', text: 'kub', answer: answer(3) });
    expect(first).toMatchObject({ open: true, waiting: false, found: { text: 'kub' } });
    const next = boxAfter(typed(first, 'kube'), { type: 'asked' });
    expect(next).toMatchObject({ waiting: true, found: { text: 'kub' } });
    expect(boxAfter(next, { type: 'answered', text: 'kube', answer: answer(1) }).found).toEqual({
      text: 'kube',
      answer: answer(1),
    });
  });

  it('takes no answer for an older text', () => {
    const state = boxAfter(typed(boxAtFirst('kub'), 'talerz'), { type: 'asked' });
    expect(boxAfter(state, { type: 'answered', text: 'kub', answer: answer(3) })).toBe(state);
  });

  it('shows nothing after a failed call, nor for too few letters', () => {
    const found = boxAfter(typed(boxAtFirst(''), 'kub'), { type: 'answered', text: 'kub', answer: answer(3) });
    expect(typed(found, 'k').found).toBeUndefined();
    const failed = boxAfter(typed(found, 'kube'), { type: 'answered', text: 'kube', answer: undefined });
    expect(failed).toMatchObject({ waiting: false, found: undefined });
  });

  it('forgets the choice when it closes, and opens when one is made', () => {
    const moved = boxAfter(boxAtFirst('kub'), { type: 'moved', to: 2 });
    expect(moved).toMatchObject({ open: true, active: 2 });
    expect(boxAfter(moved, { type: 'close' })).toMatchObject({ open: false, active: -1, text: 'kub' });
  });
});

describe('keys in the search box', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 2, -1],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 0, -1],
    ['Home', 2, 0],
    ['Home', -1, undefined],
    ['End', 0, 2],
    ['End', -1, undefined],
    ['a', 1, undefined],
  ])('lead with %s from %i of three to %j', (key, active, to) => expect(placeAfter(key, active, 3)).toBe(to));

  it('are the field’s own while there is no list', () => expect(placeAfter('ArrowDown', -1, 0)).toBeUndefined());
});
