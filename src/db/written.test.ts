import { expect, it } from 'vitest';
import { DatabaseError } from './error.ts';
import { written } from './written.ts';

const failing = (error: Error) => async (): Promise<string> => {
  throw error;
};
const unheard = () => {
  throw new Error('nobody has anything to hear');
};

it('what was written is given as it is', async () => {
  expect(
    await written(
      async () => 'kept',
      () => 'failed',
      unheard,
    ),
  ).toBe('kept');
});

it('a store that fails is told to the shop, and to the shopper in other words', async () => {
  const trouble = new DatabaseError('locked', 'another program writes');
  const heard: unknown[] = [];
  expect(
    await written(
      failing(trouble),
      () => 'failed',
      (error) => heard.push(error),
    ),
  ).toBe('failed');
  expect(heard).toEqual([trouble]);
});

it('a mistake of the program is thrown on', async () => {
  await expect(written(failing(new TypeError('no')), () => 'failed', unheard)).rejects.toThrow(TypeError);
});
