import { expect, it } from 'vitest';
import { pointIndex } from './find.ts';
import { MOST_LOOKED, pointFinder } from './graph.server.ts';
import { manyPoints } from './testing/manyPoints.ts';

const method = {
  id: 'automat',
  name: 'Automat',
  cost: 0,
  pickUp: false,
  countries: [],
  notFor: [],
  points: 'automaty',
};

it('one query looks through few lists of points, and through none twice for the same', async () => {
  const index = pointIndex(manyPoints(50));
  const read: string[] = [];
  const list = async (name: string) => {
    read.push(name);
    return { version: '1', index };
  };
  const find = pointFinder({ list }, () => 0);
  const request = {};
  const look = (typed: string, onDelivery = false, of: object = request) => find(of, method, { typed, onDelivery });
  for (let n = 0; n < MOST_LOOKED; n += 1) expect(await look(`${n}`)).toBeDefined();
  expect(await look('0', true)).toBeDefined();
  expect(read).toHaveLength(MOST_LOOKED);
  expect(await look('more')).toBeUndefined();
  expect(await look('more', false, {})).toBeDefined();
  const { points: _, ...brought } = method;
  expect(await find({}, brought, { typed: '', onDelivery: false })).toBeUndefined();
});

it('points that take no money crowd out none that may be paid at', async () => {
  const near = { latitude: 50, longitude: 20 };
  const points = manyPoints(25).map((point, n) => ({
    ...point,
    place: { ...near, latitude: near.latitude + n / 1000 },
    ...(n < 20 ? { pays: false } : n < 23 ? { pays: true } : {}),
  }));
  const find = pointFinder({ list: async () => ({ version: '1', index: pointIndex(points) }) }, () => 0);
  const request = {};
  const codes = async (onDelivery: boolean) =>
    (await find(request, method, { typed: '', near, onDelivery }))?.map(({ code }) => code);
  expect(await codes(false)).toEqual(points.slice(0, 20).map(({ code }) => code));
  expect(await codes(true)).toEqual(points.slice(20).map(({ code }) => code));
});
