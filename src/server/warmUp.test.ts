import { expect, it } from 'vitest';
import { createLog } from './log.ts';
import type { OpenShop } from './open/shop.ts';
import { warmUp } from './warmUp.ts';

it('a shop whose lists never come can be stopped', async () => {
  const waiting = new Promise<void>(() => {});
  const shop = { opened: { lists: waiting, words: waiting } } as unknown as OpenShop;
  const asked: string[] = [];
  const ask = (path: string) => {
    asked.push(path);
    return new Response();
  };
  await warmUp(shop, ask, createLog('silent')).stop();
  expect(asked).toEqual([]);
});
