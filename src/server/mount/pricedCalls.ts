import type { Context } from 'hono';
import { isMarked, PRICES_MARK } from '../../session/marker.ts';
import type { Shopper } from '../../session/model.ts';
import type { TextOverrides } from '../../ui/text.ts';
import { createKeptAnswers, type KeptAnswers } from '../ajax/keptAnswers.ts';
import type { CacheDependencies } from '../cache/cacheDependencies.ts';
import type { Graph } from '../graphql/graph.ts';
import type { OpenShop } from '../open/shop.ts';
import { callLanguage } from './languages.ts';
import type { Rooms } from './rooms.ts';
import { chosenRate } from './seesOwn.ts';
import type { WithVisit } from './visits.ts';

/** What answers calls for one country of delivery, in one language and currency. */
export interface Calls {
  texts: TextOverrides;
  rooms: Rooms;
  graph: Graph;
  /** Answers to strangers who see these prices in this language and currency. */
  kept: KeptAnswers;
  hotspots: OpenShop['hotspots'];
}

export interface PricedCalls {
  of(c: Context, shopper: Shopper): Promise<Calls>;
  /** Answers a call that needs no visit but for its prices: whoever sees those of everybody is not looked for. */
  seen(c: Context, answer: (calls: Calls) => Promise<Response>): Promise<Response>;
  /** Answers that are kept for strangers who see the prices of everybody, in Polish and in the shop's own currency. */
  keptForMost: KeptAnswers;
}

/** Calls by the country that a shopper has chosen; those of one abroad are made when somebody first asks for it. */
export function pricedCalls(
  shop: OpenShop,
  withVisit: WithVisit,
  facts: Pick<CacheDependencies, 'current' | 'nextChangeAt'>,
  joined: (shop: OpenShop, country?: string) => Omit<Calls, 'kept'>,
): PricedCalls {
  const make = (priced: OpenShop, country?: string): Calls => ({
    ...joined(priced, country),
    kept: createKeptAnswers(shop.clock, facts),
  });
  const home = make(shop);
  const made = new Map<string, Calls>();
  async function of(c: Context, { country, priceContext }: Shopper): Promise<Calls> {
    const speech = callLanguage(shop, c);
    const rate = chosenRate(shop, c.req.header('Cookie'));
    if (country === undefined && !speech && !rate) return home;
    const key = `${speech?.language} ${country} ${rate?.code}`;
    const known =
      made.get(key) ??
      make({ ...shop, ...(await shop.priced.in(priceContext)), ...(speech ? { texts: speech.texts } : {}) }, country);
    made.set(key, known);
    return known;
  }
  return {
    of,
    keptForMost: home.kept,
    seen: (c, answer) =>
      isMarked(c.req.header('Cookie'), PRICES_MARK)
        ? withVisit(c, async (visit) => answer(await of(c, visit)))
        : of(c, {}).then(answer),
  };
}
