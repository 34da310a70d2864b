import type { Product } from '../catalogue/model.ts';
import type { Place } from '../delivery/points/model.ts';
import { closedStretches } from '../delivery/settings.ts';
import { isPublicHoliday } from '../kit/holidays.ts';
import type { WeekHours } from '../kit/openHours.ts';
import type { DayNumber } from '../kit/wall.ts';
import { placeOf } from '../settings/placeFields.ts';
import type { ShopFile } from '../settings/shopFile.ts';
import { BRANCHES_PATH } from './path.ts';

/** Id of the product whose pieces in each branch are told. */
export const PRODUCT_PARAM = 'produkt';

/** A store of the shop that shoppers may come to. */
export interface Branch {
  slug: string;
  name: string;
  street: string;
  postcode: string;
  city: string;
  phone?: string;
  email?: string;
  description?: string;
  open?: WeekHours;
  /** Closed besides public holidays, both ends included. */
  closed: readonly { from: DayNumber; to: DayNumber }[];
  place?: Place;
  /** Reached without steps. */
  easy: boolean;
  /** Orders can be fetched there. */
  pickUp: boolean;
  /** Slug of the page of words about it. */
  page?: string;
}

/** Own stores whose address is told, in their order. */
export const openBranches = ({ branches }: Pick<ShopFile, 'branches'>): Branch[] =>
  branches.flatMap((written) => {
    const { slug, name, kind, street, postcode, city, phone, email, description, open, page } = written;
    if (kind !== 'own' || street === undefined || postcode === undefined || city === undefined) return [];
    return [
      {
        ...{ slug, name, street, postcode, city, easy: written.easy_access, pickUp: written.pick_up },
        closed: closedStretches(written.closed),
        ...(phone === undefined ? {} : { phone }),
        ...(email === undefined ? {} : { email }),
        ...(description === undefined ? {} : { description }),
        ...(open === undefined ? {} : { open }),
        ...(page === undefined ? {} : { page }),
        ...placeOf(written),
      },
    ];
  });

/** Shops are closed on public holidays (Act of 10 January 2018 on trade on Sundays and holidays). */
export const isClosed =
  ({ closed }: Pick<Branch, 'closed'>) =>
  (day: DayNumber): boolean =>
    isPublicHoliday(day) || closed.some(({ from, to }) => day >= from && day <= to);

/** Address of the page that tells in which branches a product lies. */
export const branchesOf = ({ id }: Pick<Product, 'id'>): string => `${BRANCHES_PATH}?${PRODUCT_PARAM}=${id}`;

/** Whether it is known of some branch how much of a product lies there. Places of a service lie nowhere. */
export const liesIn = (branches: readonly Branch[], { type, sizes }: Pick<Product, 'type' | 'sizes'>): boolean =>
  type === 'item' &&
  sizes.some(({ stocks }) => stocks.some(({ branch, own }) => own && branches.some(({ slug }) => slug === branch)));
