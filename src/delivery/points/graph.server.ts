import { splitStreet } from '../../forms/rules/houseNumber.ts';
import type { Clock } from '../../kit/clock.ts';
import { type DeliveryMethod, HOME_COUNTRY } from '../methods.ts';
import { type FoundPoint, findPoints } from './find.ts';
import { type Place, takesNoMoney } from './model.ts';
import type { PickupPoints } from './service.server.ts';

/** Lists that one query may have looked through: each may hold tens of thousands of points. */
export const MOST_LOOKED = 5;

/** What is looked for on the list of a way of delivery. */
export interface AskedOfWay {
  typed: string;
  near?: Place | null | undefined;
  /** Points that are known to take no money are left out. */
  onDelivery: boolean;
}

/** Points of a way for a field of a request, the best first; undefined where a request asks for too much, or the way has none. */
export type PointFinder = (
  request: object,
  method: DeliveryMethod,
  asked: AskedOfWay,
) => Promise<readonly FoundPoint[] | undefined>;

/** The best points of a list, and the best that may take money: there are as many of them where the list has them. */
interface Looked {
  all: readonly FoundPoint[];
  onDelivery: readonly FoundPoint[];
}

export function pointFinder(points: Pick<PickupPoints, 'list'>, clock: Clock): PointFinder {
  const looked = new WeakMap<object, Map<string, Promise<Looked | undefined>>>();

  async function look(list: string, typed: string, near: Place | undefined): Promise<Looked | undefined> {
    const open = await points.list(list);
    if (!open) return undefined;
    const asked = { typed, at: clock(), ...(near ? { near } : {}) };
    const all = findPoints(open.index, asked).points;
    const onDelivery = all.some(takesNoMoney) ? findPoints(open.index, { ...asked, onDelivery: true }).points : all;
    return { all, onDelivery };
  }

  return async (request, method, { typed, near, onDelivery }) => {
    if (method.points === undefined) return undefined;
    const known = looked.get(request) ?? new Map<string, Promise<Looked | undefined>>();
    looked.set(request, known);
    const key = JSON.stringify([method.points, typed, near?.latitude, near?.longitude]);
    if (!known.has(key)) {
      if (known.size >= MOST_LOOKED) return undefined;
      known.set(key, look(method.points, typed, near ?? undefined));
    }
    const found = await known.get(key);
    return onDelivery ? found?.onDelivery : found?.all;
  };
}

/** A point in the shape of the graph. */
export function pointAnswer({ code, name, street, postcode, city, place, metres }: FoundPoint, courierId: string) {
  const line = splitStreet(street);
  return {
    id: code,
    courierId,
    name,
    requiredClientNumber: false,
    coordinates: place ? { ...place, distance: metres === undefined ? null : metres / 1000 } : null,
    address: {
      buildingAndHouseNumber: line?.number ?? null,
      street: line?.street ?? street,
      city,
      country: HOME_COUNTRY,
      postcode,
    },
  };
}
