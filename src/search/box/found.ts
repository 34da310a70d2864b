import type { Grosze } from '../../kit/money.ts';
import { parseMoney } from '../../kit/moneyText.ts';
import { withinShop } from '../../kit/withinShop.ts';
import type { Mark } from '../engine/model.ts';

/** A group of the dropdown (docs/contract/graph.md#types-search). */
export const GROUP_NAMES = ['products', 'searchQueries', 'menuNodes', 'series', 'producers', 'cms'] as const;
export type GroupName = (typeof GROUP_NAMES)[number];

export interface FoundOption {
  href: string;
  name: string;
  /** Version of a product; categories above a category. */
  detail: string;
  /** Letters of a product's name that were searched for; others are marked by their words. */
  marks?: readonly Mark[];
  product?: FoundProduct;
}

export interface FoundProduct {
  icon: string;
  iconSecond: string;
  /** Both amounts as the graph writes them, and in grosze; missing for a price of 0. */
  price?: { gross: string; net: string; grosze: Readonly<Record<'gross' | 'net', Grosze | undefined>> };
  /** Whole points, of what is sold for points alone. */
  points?: number;
  /** Other sizes cost more. */
  from?: true;
  /** Unit that the price is of, where it is a measure. */
  per?: string;
  /** True: it is sold by subscription alone. */
  subscribed?: true;
  gratis?: true;
}

export interface Found {
  total: number;
  /** True when more are found. */
  atLeast: boolean;
  groups: { name: GroupName; options: FoundOption[] }[];
}

/** The groups of an answer that have something; reads anything. */
export function readFound(answer: unknown): Found {
  const all = record(answer);
  const groups = GROUP_NAMES.map((name) => ({
    name,
    options: list(all[name])
      .map((one) => optionOf(one))
      .filter(({ href, name: words }) => href !== '' && words !== ''),
  }));
  const found = groups.filter(({ options }) => options.length > 0);
  return { total: number(all.total), atLeast: all.totalIsAtLeast === true, groups: found };
}

function optionOf(one: Fields): FoundOption {
  const above = list(record(one.breadcrumb).items).map(({ title }) => text(title));
  return {
    href: withinShop(text(one.link)),
    name: text(one.name),
    detail: [text(one.versionName), ...above].filter(Boolean).join(' › '),
    ...('marks' in one ? { marks: marksIn(one.marks) } : {}),
    ...('price' in one ? { product: productOf(one) } : {}),
  };
}

function productOf(one: Fields): FoundProduct {
  const { gross, net } = record(record(one.price).price);
  const worth = number(record(gross).value);
  const points = number(one.points);
  return {
    icon: text(one.iconSmall),
    iconSecond: text(one.iconSmallSecond),
    ...(worth > 0
      ? {
          price: {
            ...{ gross: text(record(gross).formatted), net: text(record(net).formatted) },
            grosze: { gross: groszeOf(worth), net: groszeOf(number(record(net).value)) },
          },
        }
      : {}),
    ...(worth === 0 && points > 0 ? { points } : {}),
    ...(one.from === true ? { from: true } : {}),
    ...(text(one.per) === '' ? {} : { per: text(one.per) }),
    ...(one.subscribed === true ? { subscribed: true } : {}),
    ...(one.gratis === true ? { gratis: true } : {}),
  };
}

type Fields = Readonly<Record<string, unknown>>;

const record = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const list = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(record) : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
const groszeOf = (value: number): Grosze | undefined => parseMoney(value.toFixed(2));
const marksIn = (value: unknown): Mark[] =>
  (Array.isArray(value) ? value : []).flatMap((one: unknown) =>
    Array.isArray(one) && one.length === 2 && one.every(Number.isSafeInteger) ? [[Number(one[0]), Number(one[1])]] : [],
  );
