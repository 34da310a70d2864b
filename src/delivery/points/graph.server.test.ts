import { expect, it } from 'vitest';
import { pointIndex } from './find.ts';
import { MOST_LOOKED, pointFinder } from './graph.server.ts';
import { manyPoints } from './testing/manyPoints.ts';

it('one query looks through few lists of points, and through none twice for the same', async () => {
  const index = pointIndex(manyPoints(50));
  const read: string[] = [];
  const list = async (name: string) => {
    read.push(name);
    return { version: '1', index };
  };
  const find = pointFinder({ list }, () => 0);
  const method = {
    id: 'automat',
    name: 'Automat',
    cost: 0,
    pickUp: false,
    countries: [],
    notFor: [],
    points: 'automaty',
  };
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
