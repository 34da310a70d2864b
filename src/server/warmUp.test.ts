import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
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

it('makes nothing ahead while those who waited for the shop to open wait for their page', async () => {
  const opened = Promise.resolve();
  const catalogue = { names: async () => ({ categories: { roots: [] } }) };
  const shop = { opened: { lists: opened, words: opened }, catalogue } as unknown as OpenShop;
  const asked: string[] = [];
  const ask = (path: string) => {
    asked.push(path);
    return new Response();
  };
  const warming = warmUp(shop, ask, createLog('silent'));
  for (let turn = 0; turn < 5; turn += 1) await nextTurn();
  expect(asked).toEqual([]);
  await vi.waitFor(() => expect(asked).toEqual(['/']), 10_000);
  await warming.stop();
});
