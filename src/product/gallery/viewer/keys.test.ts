import { describe, expect, it } from 'vitest';
import { keyAction, placeAfter } from './keys.ts';

describe('keys of the viewer', () => {
  it.each([
    ['ArrowLeft', { kind: 'go', to: 'previous' }],
    ['ArrowRight', { kind: 'go', to: 'next' }],
    ['Home', { kind: 'go', to: 'first' }],
    ['End', { kind: 'go', to: 'last' }],
    ['+', { kind: 'zoom', factor: 1.5 }],
    ['=', { kind: 'zoom', factor: 1.5 }],
    ['-', { kind: 'zoom', factor: 1 / 1.5 }],
    ['0', { kind: 'whole' }],
  ])('do what they say: %s', (key, action) => {
    expect(keyAction(key, false)).toEqual(action);
  });

  it.each(['Escape', 'Tab', 'Enter', ' ', 'a', 'ArrowUp', 'toString', 'constructor'])(
    'leave to the browser: %s',
    (key) => {
      expect(keyAction(key, false)).toBeUndefined();
    },
  );

  it('move an enlarged picture, the other way round', () => {
    expect(keyAction('ArrowLeft', true)).toEqual({ kind: 'move', dx: 0.2, dy: 0 });
    expect(keyAction('ArrowDown', true)).toEqual({ kind: 'move', dx: 0, dy: -0.2 });
    expect(keyAction('End', true)).toEqual({ kind: 'go', to: 'last' });
    expect(keyAction('constructor', true)).toBeUndefined();
  });

  it('lead nowhere before the first and after the last', () => {
    expect(placeAfter(0, 'previous', 3)).toBe(0);
    expect(placeAfter(0, 'next', 3)).toBe(1);
    expect(placeAfter(2, 'next', 3)).toBe(2);
    expect(placeAfter(1, 'first', 3)).toBe(0);
    expect(placeAfter(0, 'last', 3)).toBe(2);
  });
});
