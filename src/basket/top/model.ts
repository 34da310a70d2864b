import { isOneSize } from '../../catalogue/sizeAsked.ts';
import { parseMoney } from '../../kit/moneyText.ts';
import { withinShop } from '../../kit/withinShop.ts';
import { hasPanel, isListed } from './limits.ts';

export interface TopLine {
  key: string;
  href: string;
  name: string;
  /** Version, size, choices and period; each may be empty. */
  detail: { version: string; size: string; chosen: string[]; everyDays: number };
  icon: string;
  /** Quantity in units. */
  count: number;
  /** Unit of goods sold by measure; empty for goods counted in pieces. */
  unit: string;
  gross: string;
  net: string;
  /** Whole points, of a line that is paid with them. */
  points?: number;
}

export interface TopBasket {
  lines: TopLine[];
  /** True when there are too many products for pictures. */
  listed: boolean;
  /** Themes hide „buy in one click” then: a product has no name or is subscribed to. */
  hidesOneClick: boolean;
  gross: string;
  net: string;
  /** Whole points to be paid; 0 where nothing is. */
  points: number;
  /** Grosze to free delivery; undefined where it is not known. */
  toFree?: number;
}

/** The section `Basket` as it came; undefined when it is nothing that can be shown, or has no panel. */
export function readTopBasket(answer: unknown): TopBasket | undefined {
  const basket = record(answer);
  const products = Array.isArray(basket.products) ? basket.products.map(record) : [];
  if (!hasPanel(products.length)) return undefined;
  const toFree = typeof basket.toShippingFree === 'string' ? parseMoney(basket.toShippingFree) : undefined;
  return {
    lines: products.map(lineOf),
    listed: isListed(products.length),
    hidesOneClick: products.some(({ name, subscription_period: period }) => !text(name) || number(period) !== 0),
    gross: text(basket.worth_formatted),
    net: text(basket.worth_net_formatted),
    points: number(basket.worth_points),
    ...(toFree === undefined ? {} : { toFree }),
  };
}

function lineOf(product: Readonly<Record<string, unknown>>, place: number): TopLine {
  const prices = record(product.prices);
  const size = text(product.size);
  return {
    key: `${place} ${text(product.id) || number(product.id)} ${size} ${text(product.md5_additional)}`,
    href: withinShop(text(product.link)),
    name: text(product.name),
    detail: {
      version: text(product.product_version_name),
      size: isOneSize(size) ? '' : text(product.size_name),
      chosen: Array.isArray(product.chosen) ? product.chosen.map(text).filter(Boolean) : [],
      everyDays: number(product.subscription_period),
    },
    icon: text(product.icon),
    count: number(product.count),
    unit: text(product.unit),
    gross: text(prices.worth_gros_formatted),
    net: text(prices.worth_net_formatted),
    ...(number(product.worth_points) > 0 ? { points: number(product.worth_points) } : {}),
  };
}

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
