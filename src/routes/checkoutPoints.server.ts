import type { CheckoutValues } from '../checkout/form.ts';
import type { CheckoutAnswer, FoundPoints, SoughtPoints } from '../checkout/view.ts';
import { type AskedPoints, findPoints, pointByCode } from '../delivery/points/find.ts';
import { codeIn, type Place } from '../delivery/points/model.ts';
import { pointsPath } from '../delivery/points/path.ts';
import type { OpenList, PickupPoints } from '../delivery/points/service.server.ts';
import { pickupTexts } from '../delivery/points/texts.ts';
import { shownPoint, usefulFilters } from '../delivery/points/view.ts';
import { tilesOf } from '../map/tiles.ts';
import { type Translate, translate } from '../ui/text.ts';
import type { ShopServices } from './services.ts';

type Lists = ReadonlyMap<string, OpenList>;

/** Every list that a way of delivery ends at, as it is now. */
export async function openLists(points: PickupPoints): Promise<Lists> {
  const lists = await Promise.all(points.names.map(async (name) => [name, await points.list(name)] as const));
  return new Map(lists.flatMap(([name, list]) => (list ? [[name, list] as const] : [])));
}

/**
 * What the lists begin with, and the code that is chosen: that of the last order, where a list still has it.
 * @param last words of the point it went to
 */
export function firstPoints(
  shop: ShopServices,
  lists: Lists,
  last: string | undefined,
): { found: Readonly<Record<string, FoundPoints>>; code: string } {
  const code = last === undefined ? '' : codeIn(last);
  const found = [...lists].map(([name, list]) => [name, foundIn(shop, name, list, { typed: '' }, code)] as const);
  return {
    found: Object.fromEntries(found),
    code: found.some(([, { chosen }]) => chosen !== undefined) ? code : '',
  };
}

/** List that the chosen way ends at. */
const listOf = ({ delivery }: ShopServices, { shipping }: CheckoutValues): string | undefined =>
  delivery.methods.find(({ id }) => shipping.replace(/-[01]$/, '') === id)?.points;

/** Points that the form looks for. */
export async function pointsFor(form: FormData, values: CheckoutValues, shop: ShopServices): Promise<CheckoutAnswer> {
  const named = form.get('list');
  const name = typeof named === 'string' ? named : (listOf(shop, values) ?? shop.points.names[0] ?? '');
  return { state: 'points', ...(await soughtIn(name, form, values, shop)), values };
}

/** Points for a form that comes back, where its way ends at one. */
export async function pointsBeside(
  form: FormData,
  values: CheckoutValues,
  shop: ShopServices,
): Promise<Partial<SoughtPoints>> {
  const name = listOf(shop, values);
  return name === undefined ? {} : soughtIn(name, form, values, shop);
}

async function soughtIn(
  name: string,
  form: FormData,
  values: CheckoutValues,
  shop: ShopServices,
): Promise<SoughtPoints> {
  const list = await shop.points.list(name);
  const ticked = (box: string) => form.get(box) === '1';
  const near = placeIn(form.get('point_near'));
  const asked = {
    typed: String(form.get('point_search') ?? '').slice(0, 80),
    open: ticked('point_open'),
    pays: ticked('point_pays'),
    easy: ticked('point_easy'),
    ...(near ? { near } : {}),
  };
  const empty = { ...asked, points: [], more: false, offers: { open: false, pays: false, easy: false } };
  return { list: name, found: list ? foundIn(shop, name, list, asked, values.point) : empty };
}

function foundIn(
  { clock, texts, shop }: ShopServices,
  name: string,
  { index, version }: OpenList,
  asked: Omit<AskedPoints, 'at'>,
  code: string,
): FoundPoints {
  const t: Translate<typeof pickupTexts.values> = (key, ...args) => translate(pickupTexts, texts, key, ...args);
  const at = clock();
  const { points, more } = findPoints(index, { ...asked, at });
  const tiles = tilesOf(shop);
  const chosen = pointByCode(index, code);
  const { typed, open = false, pays = false, easy = false } = asked;
  return {
    ...{ typed, open, pays, easy, more },
    points: points.map((point) => shownPoint(t, point)),
    offers: usefulFilters(index, at),
    ...(chosen ? { chosen: shownPoint(t, chosen) } : {}),
    ...(index.points.some(({ place }) => place) ? { mapHref: pointsPath(name, version) } : {}),
    ...(tiles ? { tiles } : {}),
  };
}

/** "52.2297,21.0122", as a browser knows where it is; undefined for anything else. */
export function placeIn(typed: unknown): Place | undefined {
  const [, latitude, longitude] = /^(-?\d{1,2}(?:\.\d{1,9})?),(-?\d{1,3}(?:\.\d{1,9})?)$/.exec(String(typed)) ?? [];
  return latitude === undefined || longitude === undefined
    ? undefined
    : { latitude: Number(latitude), longitude: Number(longitude) };
}
