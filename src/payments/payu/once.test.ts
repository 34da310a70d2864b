import { expect, it } from 'vitest';
import { err, ok, type Result } from '../../kit/result.ts';
import { createOnce } from './once.ts';

it('a call made once is remembered when it succeeded, and forgotten when it failed or is the oldest', async () => {
  const once = createOnce<number, 'no'>(2);
  let count = 0;
  const work = (result: (n: number) => Result<number, 'no'>) => async () => result(++count);
  expect(
    await once(
      'a',
      work(() => err('no')),
    ),
  ).toEqual(err('no'));
  expect(await once('a', work(ok))).toEqual(ok(2));
  expect(await once('a', work(ok))).toEqual(ok(2));
  await once('b', work(ok));
  await once('c', work(ok));
  expect(await once('b', work(ok))).toEqual(ok(3));
  expect(await once('a', work(ok))).toEqual(ok(5));
});

it('a call made once may be made again after a throw', async () => {
  const once = createOnce<number, 'no'>(2);
  await expect(once('a', () => Promise.reject(new Error('x')))).rejects.toThrow('x');
  expect(await once('a', async () => ok(1))).toEqual(ok(1));
});

it('a call whose outcome may change is made again by who asks later, and shared by who asks meanwhile', async () => {
  const once = createOnce<number, 'no'>(2, (n) => n > 1);
  let count = 0;
  const work = async () => ok(++count);
  const both = await Promise.all([once('a', work), once('a', work)]);
  expect(both).toEqual([ok(1), ok(1)]);
  expect(await once('a', work)).toEqual(ok(2));
  expect(await once('a', work)).toEqual(ok(2));
});
