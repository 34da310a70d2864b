import { basketGraph } from '../../basket/graph.server.ts';
import { shippedBasket } from '../../basket/shipped.ts';
import { basketSection } from '../../basket/wire.server.ts';
import { stockBranch } from '../../branches/wire.ts';
import { CATALOGUE_VERSION } from '../../catalogue/import/version.server.ts';
import { groupLoader, productLoader } from '../../catalogue/productLoader.server.ts';
import { productAnswer } from '../../catalogue/wire/answer.ts';
import { cataloguePart } from '../../catalogue/wire.server.ts';
import { paymentsGraph } from '../../checkout/graph.server.ts';
import { comparersSection } from '../../comparison/wire.server.ts';
import { accountsGraph } from '../../customers/graph.server.ts';
import { keyOfferOf } from '../../customers/keyOffer.server.ts';
import { customerSection, loginOf } from '../../customers/wire.server.ts';
import { pointFinder } from '../../delivery/points/graph.server.ts';
import { deliveryTerms, shippingAt } from '../../delivery/terms.ts';
import { shippingPart } from '../../delivery/wire.server.ts';
import { hotspotGraph } from '../../hotspots/graph.server.ts';
import { listGraph } from '../../lists/graph.server.ts';
import { wishlistSection } from '../../lists/wire.server.ts';
import { dataLayerSection, measuringGraph } from '../../measuring/wire.server.ts';
import { opinionGraph } from '../../opinions/graph.server.ts';
import { createProjector, type Projector } from '../../product/wire.server.ts';
import { regionGraph } from '../../region/wire.server.ts';
import { searchPart } from '../../search/graph.server.ts';
import type { GraphPart } from '../../session/graphPart.ts';
import type { Limits } from '../../settings/limits.ts';
import { layersSection, snippetsSection } from '../../snippets/wire.server.tsx';
import { hotspotSection } from '../ajax/hotspots.ts';
import type { Sections } from '../ajax/personalData.ts';
import { shopSettings } from '../graphql/shopSettings.ts';
import type { Allowance } from '../http/allowance.ts';
import type { OpenShop } from '../open/shop.ts';
import { formsPart } from './formsPart.ts';

/** Answers of the rooms to calls, joined to the shop and to each other. */
export interface Rooms {
  projector: Projector;
  /** Sections of POST /ajax/get.php. */
  sections: Sections;
  /** Sections that look at nothing but what they are asked: everybody has the same answer. */
  alike: ReadonlySet<string>;
  graphParts: readonly GraphPart[];
}

/** Products that a question by words is answered with. */
const MOST_FOUND = 100;

/** `country`: the one of delivery that whoever asks has chosen; home without it. */
export function joinRooms(shop: OpenShop, limits: Limits, mayTryCode: Allowance, country?: string): Rooms {
  const { file, catalogue, baskets, clock, texts } = shop;
  const { currency } = file;
  const delivery = deliveryTerms(file);
  const load = productLoader(catalogue);
  const told = {
    ...{ load, loadGroup: groupLoader(catalogue), clock, currency },
    ...{ priceType: file.price_type, newDays: file.listing.new_days },
  };
  const snippets = { found: shop.snippets, openedAt: shop.firstOpened, clock, texts };
  const projector = createProjector({
    catalogue,
    clock,
    currency,
    priceType: file.price_type,
    newDays: file.listing.new_days,
    facts: (at) => shippingAt(delivery, at, country),
  });
  const branches = file.branches.filter(({ kind }) => kind === 'own').map(stockBranch);
  const find = {
    byText: async (text: string) => {
      const { ids, missing } = await shop.search.products(text, MOST_FOUND);
      return missing.length > 0 ? [] : ids;
    },
    byPeriods: (periods: readonly number[]) => catalogue.subscribable(periods),
  };
  return {
    projector,
    sections: {
      Projector: projector.section,
      Wishlist: wishlistSection(shop.lists),
      Hotspots: hotspotSection({ hotspots: shop.hotspots, texts }),
      Snippets: snippetsSection(snippets),
      ToplayersAndWidgets: layersSection(snippets),
      DataLayer: dataLayerSection({ measuring: shop.measuring, catalogue, baskets }),
      Comparers: comparersSection({ products: catalogue.products, most: file.comparison.products }),
      Basket: basketSection(baskets, loginOf(shop.customers)),
      Customer: customerSection({
        customers: shop.customers,
        keys: shop.passkeys.service,
        offer: (shopper) => keyOfferOf(shop, shopper),
      }),
    },
    alike: new Set(['Projector', 'Hotspots']),
    graphParts: [
      shippingPart({
        terms: delivery,
        load,
        clock,
        points: pointFinder(shop.points, clock),
        basket: async (shopper) => shippedBasket(await baskets.view(shopper)),
      }),
      cataloguePart({ ...told, branches, find }),
      searchPart({
        ...{ search: shop.search, phrases: shop.phrases, content: shop.content },
        ...{ ...told, names: catalogue.names },
        catalogue: { version: () => shop.db.version(CATALOGUE_VERSION), nextChangeAt: shop.listing.nextChangeAt },
      }),
      shopSettings(file, texts),
      regionGraph(shop.regions, texts),
      basketGraph({ baskets, goods: told, texts, mayTryCode }),
      paymentsGraph({
        offered: { transfer: file.payments.transfer !== undefined, online: shop.pay.online },
        ...{ methods: delivery.methods, currency, texts },
      }),
      formsPart(shop, limits),
      hotspotGraph({
        ...{ hotspots: shop.hotspots, clock },
        answer: productAnswer(told),
      }),
      opinionGraph(shop.opinions),
      measuringGraph(shop.measuring),
      listGraph({ lists: shop.lists, terms: file.lists, texts }),
      accountsGraph(shop.customers, shop.passkeys, texts),
    ],
  };
}
