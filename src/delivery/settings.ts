import { readIsoDay } from '../kit/days.ts';
import { type DayNumber, minuteOf } from '../kit/wall.ts';
import type { ShopFile } from '../settings/shopFile.ts';

/** Settings of dispatch. Minutes count from midnight, as clocks in Warsaw show them. */
export interface ShippingSettings {
  /** The parcels of a day leave then. */
  leavesAt: number;
  /** An order before this minute still leaves that day. */
  deadline: number;
  /** Weekdays, 1 Monday … 6 Saturday. */
  weekdays: readonly number[];
  /** Days, both ends included, on which nothing leaves. */
  closed: readonly { from: DayNumber; to: DayNumber }[];
  /** Working days until goods from a store of somebody else can leave. */
  outsideDays: number;
}

export function shippingSettings({ shipping }: Pick<ShopFile, 'shipping'>): ShippingSettings {
  const leavesAt = minuteOf(shipping.leaves_at);
  return {
    leavesAt,
    deadline: leavesAt - shipping.hours_before * 60,
    weekdays: shipping.weekdays,
    closed: closedStretches(shipping.closed),
    outsideDays: shipping.outside_days,
  };
}

/** Days off of a file in checked form, both ends included. */
export const closedStretches = (written: ShopFile['shipping']['closed']): { from: DayNumber; to: DayNumber }[] =>
  written.map((entry) =>
    typeof entry === 'string'
      ? { from: dayOf(entry), to: dayOf(entry) }
      : { from: dayOf(entry.from), to: dayOf(entry.to) },
  );

const dayOf = (checked: string): DayNumber => readIsoDay(checked) ?? 0;
