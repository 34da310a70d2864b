import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askSection } from './client.ts';
import { whenShown } from './whenShown.ts';

const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (_: string, { body }: { body: URLSearchParams }) => {
    asked.push(body.get('request') ?? '');
    return Response.json({ Basket: { response: 1 }, Projector: { response: 2 } });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A part whose code takes so many ms. */
const asking = (name: string, ms: number, told: unknown[]) => async () => {
  await new Promise((resolve) => setTimeout(resolve, ms));
  return () => {
    askSection(name, {}, (answer) => told.push(answer));
    return () => told.push(`${name} stopped`);
  };
};

it('lets all parts of a page ask in one call, however long their code takes', async () => {
  const told: unknown[] = [];
  whenShown(asking('Basket', 400, told));
  whenShown(asking('Projector', 10, told));
  await vi.advanceTimersByTimeAsync(500);
  expect(asked).toEqual(['{"Basket":{"format":"json","params":{}},"Projector":{"format":"json","params":{}}}']);
  expect(told).toEqual([1, 2]);
});

it('does not wait for the others with a part whose code does not come', async () => {
  const told: unknown[] = [];
  whenShown(async () => {
    throw new Error('offline');
  });
  whenShown(asking('Basket', 10, told));
  await vi.advanceTimersByTimeAsync(50);
  expect(told).toEqual([1]);
});

it('stops what has begun, and never begins what was stopped before', async () => {
  const told: unknown[] = [];
  const stopBasket = whenShown(asking('Basket', 10, told));
  const stopProjector = whenShown(asking('Projector', 10, told));
  stopProjector();
  await vi.advanceTimersByTimeAsync(50);
  stopBasket();
  expect(asked).toEqual(['{"Basket":{"format":"json","params":{}}}']);
  expect(told).toEqual([1, 'Basket stopped']);
});

it('begins with a later page anew', async () => {
  const told: unknown[] = [];
  whenShown(asking('Basket', 10, told));
  await vi.advanceTimersByTimeAsync(50);
  whenShown(asking('Projector', 10, told));
  await vi.advanceTimersByTimeAsync(50);
  expect(told).toEqual([1, 2]);
});
