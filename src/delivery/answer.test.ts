import { describe, expect, it } from 'vitest';
import { aProduct, aSize, availability, stock } from '../catalogue/testing/things.ts';
import { shippingAnswer } from './answer.ts';
import type { DeliveryTerms } from './terms.ts';
import { settings, winter } from './testing/delivery.ts';

const terms: DeliveryTerms = {
  settings: settings(),
  currency: 'PLN',
  methods: [
    {
      id: 'kurier',
      name: 'Kurier',
      carrier: 'DPD',
      cost: 1690,
      pickUp: false,
      countries: ['PL'],
      notFor: [],
      workingDays: 2,
    },
    { id: 'list', name: 'List', cost: 690, pickUp: false, countries: ['PL'], notFor: [] },
    { id: 'odbior', name: 'Odbiór', cost: 0, pickUp: true, countries: ['PL'], notFor: [] },
  ],
};
// A Friday.
const now = winter('2026-11-20T10:00:00');
const line = (id: number, size = aSize(), more: Parameters<typeof aProduct>[0] = {}) => ({
  product: aProduct({ id, sizes: [size], ...more }),
  size,
  quantity: 1,
});
const outside = aSize({ stocks: [stock(9, 'dostawcy', false)] });

describe('shippingAnswer', () => {
  it('tells dispatch and, by each way, arrival', () => {
    const { shippingTime, shipping } = shippingAnswer([line(7)], terms, now);
    expect(shippingTime).toEqual({
      unknownTime: false,
      todayShipmentDeadline: '13:00:00',
      shippingTime: {
        today: true,
        time: { days: 0, hours: 6, minutes: 0 },
        weekDay: 5,
        weekAmount: 0,
        workingDays: 0,
      },
      time: '2026-11-20T16:00:00+01:00',
    });
    expect(
      shipping.map(({ courier, deliveryTime }) => [courier.id, deliveryTime?.weekDay, deliveryTime?.time.days]),
    ).toEqual([
      ['kurier', 2, 4],
      ['list', undefined, undefined],
      ['odbior', 5, 0],
    ]);
    expect(shipping[0]).toMatchObject({
      prepaid: true,
      workingDays: 2,
      courier: { fullId: 'kurier-1', carrierName: 'DPD', pickupPoint: false },
      cost: { value: 16.9, formatted: '16,90\u00A0zł' },
    });
  });

  it('says that nothing is chosen yet, and that an order leaves whole', () => {
    const settings = { checked: null, orderDivisionEnabled: false, selectedPickup: null };
    expect(shippingAnswer([line(7)], terms, now).settings).toEqual(settings);
  });

  it('waits for the slowest', () => {
    const { shippingTime } = shippingAnswer([line(7), line(8, outside)], terms, now);
    expect(shippingTime).toMatchObject({
      todayShipmentDeadline: null,
      shippingTime: { today: false, time: { days: 4 }, weekDay: 2, weekAmount: 1, workingDays: 2 },
    });
  });

  it('knows no time when that of one is unknown, and still what it costs', () => {
    const unknown = aSize({ availability: availability({ status: 'order', unknownDelivery: true }) });
    const { shippingTime, shipping } = shippingAnswer([line(7), line(8, unknown)], terms, now);
    expect(shippingTime).toEqual({ unknownTime: true, todayShipmentDeadline: null, shippingTime: null, time: null });
    expect(shipping.map(({ cost, deliveryTime }) => [cost.value, deliveryTime])).toEqual([
      [16.9, null],
      [6.9, null],
      [0, null],
    ]);
  });

  it('sends no files', () => {
    const file = line(9, aSize(), { type: 'virtual' });
    expect(shippingAnswer([file], terms, now)).toMatchObject({ shipping: [], shippingTime: { unknownTime: true } });
    expect(shippingAnswer([file, line(7)], terms, now).shippingTime.unknownTime).toBe(false);
  });
});
