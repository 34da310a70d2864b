import { expect, it } from 'vitest';
import { DAY } from '../../kit/clock.ts';
import { payWithin } from './payWithin.ts';

const ONLINE = 900_000;

it('an unpaid order waits for its money as long as its way of paying allows', () => {
  const within = payWithin({ transfer: { account: '61109010140000071219812874', days: 3 } }, ONLINE);
  expect(within('transfer')).toBe(3 * DAY);
  expect(within('blik')).toBe(ONLINE);
  expect(within('online')).toBe(ONLINE);
  expect(within('on_delivery')).toBeUndefined();
});
