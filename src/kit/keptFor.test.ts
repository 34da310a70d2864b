import { expect, it } from 'vitest';
import { HOUR } from './clock.ts';
import { keptFor } from './keptFor.ts';

function opened() {
  const shop = { now: 0, asked: [] as string[], fails: false };
  const ask = keptFor({ clock: () => shop.now, time: HOUR, most: 2, keyOf: (word: string) => word }, async (word) => {
    shop.asked.push(word);
    if (shop.fails) throw new Error('no answer');
    return word.length;
  });
  return { shop, ask };
}

it('the same is asked once in its time, together too', async () => {
  const { shop, ask } = opened();
  expect(await Promise.all([ask('kubek'), ask('kubek')])).toEqual([5, 5]);
  shop.now += HOUR - 1;
  await ask('kubek');
  expect(shop.asked).toEqual(['kubek']);
  shop.now += 1;
  await ask('kubek');
  expect(shop.asked).toEqual(['kubek', 'kubek']);
});

it('no more answers are kept than told, and none that failed', async () => {
  const { shop, ask } = opened();
  for (const word of ['a', 'b', 'c', 'c', 'a']) await ask(word);
  expect(shop.asked).toEqual(['a', 'b', 'c', 'a']);
  shop.fails = true;
  await expect(ask('d')).rejects.toThrow('no answer');
  shop.fails = false;
  expect(await ask('d')).toBe(1);
});
