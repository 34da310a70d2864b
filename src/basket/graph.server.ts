import type { Amount } from '../catalogue/priceView.ts';
import type { Grosze } from '../kit/money.ts';
import { formatMoney, formatPoints } from '../kit/priceFormat.ts';
import { toWire } from '../kit/quantity.ts';
import { pictureProps } from '../pictures/props.ts';
import type { GraphPart } from '../session/graphPart.ts';
import type { Shopper, Visit } from '../session/model.ts';
import type { TextOverrides } from '../ui/text.ts';
import { addMessage } from './messages.ts';
import type { Wanted } from './model.ts';
import type { Baskets } from './service.server.ts';
import type { BasketView, KnownLine } from './view.ts';
import { type BasketTerms, toFreeDelivery } from './wire.server.ts';

const typeDefs = /* GraphQL */ `
  extend type Query {
    basket(BasketCostInput: BasketCostInput): BasketResponse!
  }

  type Mutation {
    "Each product or not at all; the results are in the order of the input."
    addProductsToBasket(ProductInput: [ProductInput!]!): AddProductsResponse!
  }

  "What the costs of an order are counted with; the answer holds none that depend on it."
  input BasketCostInput {
    delivery: BasketDeliveryInput
  }

  input BasketDeliveryInput {
    courierId: ID
    prepaid: Boolean
  }

  input ProductInput {
    id: ID!
    size: String! = "uniw"
    "Units; the least that may be ordered when left out."
    quantity: Float
    subscription: Boolean
    "Days between deliveries; the first that is offered when left out."
    daysInPeriod: Int
    forPoints: Boolean
    "More of the line that it names."
    additional: String
    bundleParts: [BundlePartInput!]
    personalisation: [PersonalisationInput!]
    service: ServiceInput
  }

  input BundlePartInput {
    id: ID!
    size: String! = "uniw"
    quantity: Int! = 1
    bundleProductId: ID
  }

  input PersonalisationInput {
    key: String!
    value: String!
  }

  input ServiceInput {
    day: String!
    hour: String
  }

  type AddProductsResponse {
    "success when every product was added"
    status: String!
    results: [AddProductResult!]!
  }

  type AddProductResult {
    status: String!
    error: BasketError
  }

  type BasketError {
    code: String!
    message: String!
  }

  type BasketResponse {
    products: [BasketProduct!]!
    summaryBasket: BasketSummary!
  }

  type BasketSummary {
    productsCount: Int!
    worth: BasketAmount!
    toShippingFree: BasketMoney!
    shippingLimitFree: BasketMoney
  }

  type BasketProduct {
    id: ID!
    size: String!
    additional: String!
    quantity: Float!
    availableNow: Boolean!
    worth: BasketAmount
    forPoints: Boolean!
    worthPoints: BasketPoints
    daysInPeriod: Int!
    bundleProducts: [BasketBundleProduct!]!
    data: BasketProductData
  }

  type BasketBundleProduct {
    productId: ID!
    quantity: Int!
    sizeId: String!
    sizeName: String!
    name: String!
  }

  type BasketProductData {
    type: String!
    name: String!
    link: String!
    icon: String
    iconSmall: String
    iconSmallSecond: String
    code: String
    versionName: String
    sizes: BasketSize!
    unit: BasketUnit!
  }

  type BasketSize {
    id: String!
    name: String!
  }

  type BasketUnit {
    singular: String!
    plural: String!
    fraction: String!
    precision: Int!
  }

  type BasketAmount {
    gross: BasketMoney!
    net: BasketMoney!
  }

  type BasketMoney {
    value: Float!
    currency: String!
    formatted: String!
  }

  type BasketPoints {
    value: Int!
    formatted: String!
  }
`;

interface Context {
  shopper: Visit;
}

/** As GraphQL has read it; a field left out is null or missing. */
interface ProductInput {
  id: string;
  size: string;
  quantity?: number | null;
  subscription?: boolean | null;
  daysInPeriod?: number | null;
  forPoints?: boolean | null;
  additional?: string | null;
  bundleParts?: { id: string; size: string; quantity: number }[] | null;
  personalisation?: { key: string; value: string }[] | null;
  service?: { day: string; hour?: string | null } | null;
}

/** Things that one call may add. */
const MOST_ADDED = 100;

/** The basket in the graph; each shopper sees and changes only their own. */
export function basketGraph(baskets: Baskets, terms: BasketTerms, texts: TextOverrides): GraphPart {
  return {
    typeDefs,
    resolvers: {
      Query: {
        basket: async (_: unknown, __: unknown, { shopper }: { shopper: Shopper }) =>
          basketResponse(await baskets.view(shopper), terms),
      },
      Mutation: {
        addProductsToBasket: async (_: unknown, args: { ProductInput: ProductInput[] }, { shopper }: Context) => {
          const wanted = args.ProductInput.slice(0, MOST_ADDED).map(wantedOf);
          const added = await baskets.add(shopper, wanted);
          const results = args.ProductInput.map((_one, place) => {
            const result = added[place] ?? { ok: false, error: { code: 'basket_full' } as const };
            if (result.ok) return { status: 'success' };
            const { error } = result;
            return { status: 'error', error: { code: error.code, message: addMessage(error, texts) } };
          });
          return { status: results.every(({ status }) => status === 'success') ? 'success' : 'error', results };
        },
      },
    },
  };
}

const idOf = (id: string): number => (/^\d{1,15}$/.test(id) ? Number(id) : 0);

function wantedOf(input: ProductInput): Wanted {
  const { bundleParts, personalisation, service } = input;
  return {
    product: idOf(input.id),
    size: input.size,
    quantity: typeof input.quantity === 'number' ? String(input.quantity) : undefined,
    forPoints: input.forPoints ?? false,
    subscription: input.subscription ?? false,
    subscriptionDays: input.subscription ? (input.daysInPeriod ?? undefined) : undefined,
    additional: input.additional ?? undefined,
    chosen: {
      ...(bundleParts
        ? { parts: bundleParts.map(({ id, size, quantity }) => ({ product: idOf(id), size, quantity })) }
        : {}),
      ...(personalisation
        ? { personalisation: Object.fromEntries(personalisation.map(({ key, value }) => [key, value])) }
        : {}),
      ...(service ? { service: { day: service.day, ...(service.hour ? { hour: service.hour } : {}) } } : {}),
    },
  };
}

function basketResponse(view: BasketView, terms: BasketTerms) {
  const { currency } = terms;
  const money = (grosze: Grosze) => ({ value: grosze / 100, currency, formatted: formatMoney(grosze, currency) });
  const amount = ({ gross, net }: Amount) => ({ gross: money(gross), net: money(net) });
  return {
    products: view.lines.map(({ product, additional, known }) => ({
      id: product,
      additional,
      ...(known ? knownProduct(known, amount) : GONE),
    })),
    summaryBasket: {
      productsCount: view.lines.length,
      worth: amount(view.worth),
      toShippingFree: money(toFreeDelivery(view.worth.gross, terms)),
      shippingLimitFree: terms.freeDeliveryFrom === undefined ? null : money(terms.freeDeliveryFrom),
    },
  };
}

const GONE = { size: '', quantity: 0, availableNow: false, forPoints: false, daysInPeriod: 0, bundleProducts: [] };

function knownProduct(line: KnownLine, amount: (amount: Amount) => object) {
  const { size, unit, points, picture, second } = line;
  const icon = (shown: typeof picture, use: 'thumb' | 'card') => pictureProps(shown, use)?.src;
  return {
    size: size.type,
    quantity: toWire(line.quantity, line.precision),
    availableNow: !line.soldOut && line.left === undefined,
    worth: line.price && amount(line.price.worth),
    forPoints: line.forPoints,
    worthPoints: points === undefined ? undefined : { value: points, formatted: formatPoints(points) },
    daysInPeriod: line.subscriptionDays,
    bundleProducts: line.parts.map((part) => ({
      productId: part.product,
      quantity: part.quantity,
      sizeId: part.size,
      sizeName: part.sizeName,
      name: part.name,
    })),
    data: {
      type: line.type,
      name: line.name,
      link: line.href,
      icon: icon(picture, 'card'),
      iconSmall: icon(picture, 'thumb'),
      iconSmallSecond: icon(second, 'thumb'),
      code: line.code,
      versionName: line.version,
      sizes: { id: size.type, name: size.name },
      unit: { singular: unit.one, plural: unit.many, fraction: unit.other, precision: line.precision },
    },
  };
}
