/** Shapes about sending one size (docs/contract/calls.md#projector). Flags are the texts "true" and "false". */

/**
 * Time of dispatch in numbers; words.ts makes words of them. Days are those of the calendar in Warsaw. With
 * `unknown_time` nothing else says anything.
 */
export interface ShippingTime {
  unknown_time: string;
  today: string;
  /** "14:00:00"; an order before it leaves today. */
  today_shipment_deadline?: string;
  /** Calendar days until the day of dispatch; 0 is today. */
  days: number;
  /** Hours and minutes left until the parcel leaves, for today; otherwise 0. */
  hours: number;
  minutes: number;
  /** 1 Monday … 7 Sunday, of dispatch. */
  week_day?: number;
  /** Calendar weeks until that day: 0 this week, 1 the next, which begins on Monday. */
  week_amount?: number;
  /** ISO 8601 day and time of dispatch. */
  time?: string;
}

export interface DelayTime {
  unknown_delivery_time: string;
}

/** The last day on which a parcel comes, if it is ordered now. */
export interface Arrival {
  /** Calendar days until then; 0 is today. */
  days: number;
  /** "2026-11-25" */
  date: string;
}

export interface SizeDelivery {
  /** Cost; "0.00" is free. */
  shipping?: string;
  shipping_formatted?: string;
  /** "true": nothing is said of the cost. */
  undefined: string;
  /** Day by which it comes, by whichever way; missing where that is not known. */
  arrival?: Arrival;
}
