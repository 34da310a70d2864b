import type { Order, Shipment } from './model.ts';

/** Undefined for what is no number of a parcel, or no https address. */
export function readShipment(number: string, href?: string): Shipment | undefined {
  if (!/^[A-Z\d][A-Z\d-]{3,49}$/i.test(number)) return undefined;
  if (href === undefined) return { number };
  if (href.length > 500 || !/^https:\/\/[^\s@/]+\.[^\s@/]+(?:\/\S*)?$/.test(href) || !URL.canParse(href))
    return undefined;
  return { number, href: new URL(href).href };
}

/** A parcel that is made up, or on its way. */
export const mayShip = ({ status, data }: Pick<Order, 'status' | 'data'>): boolean =>
  data.delivery !== undefined && (status === 'accepted' || status === 'sent');

export const isSameShipment = (one: Shipment | undefined, other: Shipment): boolean =>
  one?.number === other.number && one.href === other.href;
