import type { Context } from 'hono';
import type { PriceContext } from '../../kit/priceContext.ts';
import { chosenCountry } from '../../region/service.server.ts';
import { isMarked, PRICES_MARK } from '../../session/marker.ts';
import type { Shopper } from '../../session/model.ts';
import type { Graph } from '../graphql/graph.ts';
import type { PricedServices } from '../open/contextShops.ts';
import type { OpenShop } from '../open/shop.ts';
import type { Rooms } from './rooms.ts';
import type { WithVisit } from './visits.ts';

/** What answers calls with the prices of one context. */
export interface Calls {
  rooms: Rooms;
  graph: Graph;
  hotspots: OpenShop['hotspots'];
}

export interface PricedCalls {
  of(shopper: Shopper): Promise<Calls>;
  /** Answers a call that needs no visit but for its prices: whoever sees those of everybody is not looked for. */
  seen(c: Context, answer: (calls: Calls) => Promise<Response>): Promise<Response>;
}

/** Calls by the prices that a shopper sees; those of a context are made when somebody first asks for it. */
export function pricedCalls(shop: OpenShop, withVisit: WithVisit, make: (shop: OpenShop) => Calls): PricedCalls {
  const home = make(shop);
  const made = new Map<PricedServices, Calls>();
  async function of({ priceContext }: Shopper): Promise<Calls> {
    if (!priceContext) return home;
    const priced = await shop.priced.in(priceContext);
    const calls = made.get(priced) ?? make({ ...shop, ...priced });
    made.set(priced, calls);
    return calls;
  }
  return {
    of,
    seen: (c, answer) =>
      isMarked(c.req.header('Cookie'), PRICES_MARK)
        ? withVisit(c, async (visit) => answer(await of(visit)))
        : answer(home),
  };
}

/** Prices that a session has chosen, by its country; undefined where everybody sees the same. */
export function pricesOf({ db, file, regions, contextOf }: OpenShop) {
  const countryOf = chosenCountry({ db, countries: regions.countries });
  const found = async (session: string): Promise<PriceContext | undefined> => contextOf(await countryOf(session));
  return file.oss ? found : undefined;
}
