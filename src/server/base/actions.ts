import { everyCategory } from '../../catalogue/categoryTree.ts';
import type { Product } from '../../catalogue/model.ts';
import type { CatalogueWalk } from '../../catalogue/walk.server.ts';
import { ORDER_STATUSES, type Order, PAYMENTS } from '../../orders/model.ts';
import { readShipment } from '../../orders/shipment.ts';
import type { ShopFile } from '../../settings/shopFile.ts';
import type { OpenShop } from '../open/shop.ts';
import { readFilters } from './filters.ts';
import { baseOrder, statusNumber, statusOf } from './orders.ts';
import { bySize, described, type ListedProduct, listed, pieces, priceOf } from './products.ts';

type Fields = Readonly<Record<string, string>>;

type BaseShop = Pick<OpenShop, 'catalogue' | 'orders' | 'clock'> & { file: Pick<ShopFile, 'delivery'> };

export interface BaseTerms {
  shop: BaseShop;
  walk: CatalogueWalk;
  shopUrl: string;
}

/** Products of one answer of a list, and of one that names them. */
const PAGE = 500;
const MOST_NAMED = 100;
const MOST_ORDERS = 200;
/** Standard of the connector that this follows. */
const STANDARD = 4;

/** The calls of Base.com's connector (developers.baselinker.com/shops_api). Undefined for one that is not answered. */
export function baseAction(terms: BaseTerms, action: string, fields: Fields): Promise<unknown> | undefined {
  return Object.hasOwn(ACTIONS, action) ? ACTIONS[action]?.(terms, fields) : undefined;
}

const ACTIONS: Readonly<Record<string, (terms: BaseTerms, fields: Fields) => Promise<unknown>>> = {
  FileVersion: async () => ({ platform: 'Witryna', version: '1.0.0', standard: STANDARD }),
  SupportedMethods: async () => Object.keys(ACTIONS),
  StatusesList: async () => Object.fromEntries(ORDER_STATUSES.map((status) => [statusNumber(status), status])),
  PaymentMethodsList: async () => Object.fromEntries(PAYMENTS.map((method) => [method, method])),
  DeliveryMethodsList: async ({ shop }) => Object.fromEntries(shop.file.delivery.map(({ id, name }) => [id, name])),
  ProductsCategories: async (terms) => {
    const { categories } = await terms.shop.catalogue.names();
    const path = await categoryPaths(terms);
    return Object.fromEntries(everyCategory(categories).map(({ id }) => [id, path(id)]));
  },
  ProductsList: async (terms, fields) => {
    const at = terms.shop.clock();
    const filters = readFilters(fields);
    if (!filters) return paged(terms, fields, (product) => listed(product, at));
    const { fits, sort, most } = filters;
    const found: [Product, ListedProduct][] = [];
    for await (const product of terms.walk.products()) {
      const entry = listed(product, at);
      if (fits(product, entry)) found.push([product, entry]);
      if (!sort && found.length === most) break;
    }
    const shown = (sort ? found.sort(sort) : found).slice(0, most);
    return { ...Object.fromEntries(shown.map(([{ id }, entry]) => [id, entry])), pages: 1 };
  },
  ProductsQuantity: (terms, fields) =>
    paged(terms, fields, (product) => {
      const number = (size: Product['sizes'][number] | undefined) => (size ? pieces(product, size) : 0);
      return bySize(
        product,
        number,
        product.sizes.reduce((sum, size) => sum + number(size), 0),
      );
    }),
  ProductsPrices: async (terms, fields) => {
    const at = terms.shop.clock();
    return paged(terms, fields, (product) =>
      bySize(product, (size) => priceOf(product, size, at), priceOf(product, product.sizes[0], at)),
    );
  },
  ProductsData: async (terms, { products_id: named = '', only_images: onlyImages }) => {
    const ids = named.split(',').map(Number).filter(Number.isSafeInteger).slice(0, MOST_NAMED);
    const productTerms = { shopUrl: terms.shopUrl, at: terms.shop.clock(), categoryPath: await categoryPaths(terms) };
    const products = await terms.shop.catalogue.products(ids);
    return Object.fromEntries(
      products.map((product) => {
        const { images, ...rest } = described(product, productTerms);
        return [product.id, onlyImages === '1' ? { images } : { ...rest, images }];
      }),
    );
  },
  OrdersGet: ordersGet,
  OrderUpdate: orderUpdate,
};

async function categoryPaths({ shop }: BaseTerms): Promise<(id: number) => string> {
  const { categories } = await shop.catalogue.names();
  return (id) =>
    [...categories.ancestorsOf(id), categories.byId(id)].flatMap((category) => category?.name ?? []).join('/');
}

async function paged(
  { shop, walk }: BaseTerms,
  { page = '1' }: Fields,
  entry: (product: Product) => unknown,
): Promise<Record<string, unknown>> {
  const place = Math.max(1, Math.floor(Number(page)) || 1);
  const addresses = await Array.fromAsync(walk.addresses((place - 1) * PAGE, PAGE));
  const products = await shop.catalogue.products(addresses.map(({ id }) => id));
  const entries = products.flatMap((product): [string, unknown][] => {
    const made = entry(product);
    return made === undefined ? [] : [[String(product.id), made]];
  });
  return {
    ...Object.fromEntries(entries),
    pages: Math.max(1, Math.ceil((await walk.count()) / PAGE)),
  };
}

async function ordersGet({ shop }: BaseTerms, fields: Fields): Promise<unknown> {
  const { time_from: from = '0', id_from: after = '0', only_paid: paid, order_id: only } = fields;
  const found: Order[] = [];
  if (only) {
    const order = await shop.orders.order(Number(only) || 0);
    if (order) found.push(order);
  } else {
    const time = { from: (Math.floor(Number(from)) || 0) * 1000, to: shop.clock() + 1 };
    for await (const order of shop.orders.walk(time)) {
      if (order.number > (Number(after) || 0) && (paid !== '1' || order.paidAt !== undefined)) found.push(order);
      if (found.length >= MOST_ORDERS) break;
    }
  }
  return Object.fromEntries(found.map((order) => [order.number, baseOrder(order)]));
}

/** Statuses and numbers of parcels that come back; `counter` tells in how many orders. */
async function orderUpdate({ shop }: BaseTerms, fields: Fields): Promise<unknown> {
  const { orders_ids: ids = '', update_type: type, update_value: value = '' } = fields;
  let counter = 0;
  for (const id of ids.split(',').slice(0, MOST_NAMED)) {
    const order = await shop.orders.order(Number(id) || 0);
    if (order && (await isUpdated(shop, order, type, value))) counter += 1;
  }
  return { counter };
}

async function isUpdated(
  { orders }: BaseShop,
  order: Order,
  type: string | undefined,
  value: string,
): Promise<boolean> {
  if (type === 'delivery_number') {
    const shipment = readShipment(value.trim());
    return shipment !== undefined && typeof (await orders.ship(order, shipment)) !== 'string';
  }
  if (type === 'paid') {
    return /^(?:1|true)$/i.test(value) && order.payment === 'transfer' && (await orders.transferCame(order)).ok;
  }
  const status = type === 'status' ? statusOf(value) : undefined;
  if (status === order.status) return true;
  if (status === 'sent' || status === 'done') return typeof (await orders.move(order, status)) !== 'string';
  return status === 'cancelled' && typeof (await orders.cancel(order, 'shop')) !== 'string';
}
