import { basketGraph } from '../basket/graph.server.ts';
import { basketSection } from '../basket/wire.server.ts';
import { groupLoader, productLoader } from '../catalogue/productLoader.server.ts';
import { cataloguePart } from '../catalogue/wire.server.ts';
import { accountsGraph } from '../customers/graph.server.ts';
import { customerSection } from '../customers/wire.server.ts';
import { deliveryFacts, deliveryTerms } from '../delivery/facts.ts';
import { shippingPart } from '../delivery/wire.server.ts';
import { createProjector, type Projector } from '../product/wire.server.ts';
import type { GraphPart } from '../session/graphPart.ts';
import type { Limits } from '../settings/limits.ts';
import type { Sections } from './ajax/personalData.ts';
import { formsPart } from './formsPart.ts';
import type { OpenShop } from './shop.ts';

/** What the rooms answer calls with, joined to the shop and to each other. */
export interface Rooms {
  projector: Projector;
  /** Of POST /ajax/get.php. */
  sections: Sections;
  graphParts: readonly GraphPart[];
  basketTerms: Parameters<typeof basketSection>[1];
  delivery: ReturnType<typeof deliveryTerms>;
}

export function joinRooms(shop: OpenShop, limits: Limits): Rooms {
  const { file, catalogue, baskets, clock, texts } = shop;
  const { currency } = file;
  const delivery = deliveryTerms(file);
  const basketTerms = { currency, freeDeliveryFrom: file.free_delivery_from };
  const load = productLoader(catalogue);
  const projector = createProjector({
    catalogue,
    clock,
    currency,
    priceType: file.price_type,
    newDays: file.listing.new_days,
    facts: (at) => deliveryFacts(delivery, at),
  });
  const branches = file.branches.filter(({ kind }) => kind === 'own');
  return {
    projector,
    sections: {
      Projector: projector.section,
      Basket: basketSection(baskets, basketTerms),
      Customer: customerSection(shop.customers),
    },
    graphParts: [
      shippingPart({ terms: delivery, load, clock }),
      cataloguePart({ load, loadGroup: groupLoader(catalogue), clock, currency, branches }),
      basketGraph(baskets, basketTerms, texts),
      formsPart(shop, limits),
      accountsGraph(shop.customers, shop.passkeys, texts),
    ],
    basketTerms,
    delivery,
  };
}
