import type { PriceContextOf } from '../catalogue/priceContexts.ts';
import type { Db, Tx } from '../db/database.ts';
import { HOME_COUNTRY } from '../delivery/methods.ts';
import type { Issue } from '../forms/codes.ts';
import { countryOf } from '../forms/countries.ts';
import { checkZipcode } from '../forms/rules/zipcode.ts';
import { err, ok, type Result } from '../kit/result.ts';
import type { Shopper, Visit } from '../session/model.ts';
import type { KeptRegion, UsualPlace } from './model.ts';
import { REGION_COOKIE, ZIPCODE_COOKIE } from './noticeAsked.ts';
import * as store from './store.server.ts';
import { countryTold, retell, zipcodeTold } from './told.server.ts';

/** Refusal of a choice. `insecure`: nothing can be kept over plain http on a network. */
export type RegionError = Issue | { code: 'insecure' };

export interface AskedRegion {
  /** Country by its code or number; missing: as before. */
  delivery?: string | undefined;
  billing?: string | undefined;
  /** True: no notice tells that it is another than usual. */
  quiet?: boolean;
}

export interface AskedZipcode {
  delivery?: string | undefined;
  billing?: string | undefined;
}

/** The country and postcode that a shopper sees costs for, for a while. */
export interface Regions {
  /** Codes of the countries that the shop sends to, home first. */
  countries: readonly string[];
  of(shopper: Shopper): Promise<KeptRegion>;
  /** Where parcels of a signed-in customer usually go. */
  usualOf(shopper: Shopper): Promise<UsualPlace | undefined>;
  setRegion(visit: Visit, asked: AskedRegion): Promise<Result<KeptRegion, RegionError>>;
  setZipcode(visit: Visit, asked: AskedZipcode): Promise<Result<KeptRegion, RegionError>>;
  /** Back to the usual place; nothing to take back is no mistake. */
  unsetRegion(visit: Visit): Promise<void>;
  unsetZipcode(visit: Visit): Promise<void>;
  /** Tells a browser in which somebody has signed in or out whether the choice is another than usual; `cookies` is the header of the request. */
  retell(visit: Visit, cookies: string): Promise<void>;
  /** Counts for the country that an order goes to from now on, where prices are others than those shown; tells whether they are. Where nothing is sent, prices are those of home. */
  goesTo(visit: Visit, country: string): Promise<boolean>;
  /** Prices of a country; undefined for those of home. */
  contextOf: PriceContextOf;
}

export interface RegionOptions {
  db: Db;
  countries: readonly string[];
  usualOf: Regions['usualOf'];
  contextOf?: PriceContextOf;
}

export function createRegions({ db, countries, usualOf, contextOf = () => undefined }: RegionOptions): Regions {
  const of = async ({ session }: Shopper): Promise<KeptRegion> => {
    if (session === undefined) return {};
    const kept = await store.regionOf(db.read, session);
    return kept.delivery === undefined || countries.includes(kept.delivery) ? kept : withoutCountry(kept);
  };

  const known = (id: string | undefined) => (id === undefined ? undefined : countryOf(id)?.code);
  const goes = (code: string | undefined) => code !== undefined && countries.includes(code);

  /** Keeps a change of the choice. */
  const change = (visit: Visit, next: (kept: KeptRegion) => KeptRegion) =>
    db.write<Result<KeptRegion, RegionError>>(async (tx: Tx) => {
      const session = await visit.remember(tx);
      if (session === undefined) return err({ code: 'insecure' });
      const kept = next(await store.regionOf(tx, session));
      await store.saveRegion(tx, session, kept);
      return ok(kept);
    });

  /** Takes something of the choice back; who has chosen nothing needs no session for it. */
  async function drop(visit: Visit, left: (kept: KeptRegion) => KeptRegion): Promise<void> {
    if (visit.session !== undefined && Object.keys(await of(visit)).length > 0) await change(visit, left);
  }

  const regions: Regions = {
    countries,
    of,
    usualOf,
    contextOf,
    async goesTo(visit, country) {
      const { delivery } = await of(visit);
      const to = countries.includes(country) ? country : HOME_COUNTRY;
      if (contextOf(delivery) === contextOf(to)) return false;
      if (to === HOME_COUNTRY) await regions.unsetRegion(visit);
      else await regions.setRegion(visit, { delivery: to, quiet: true });
      return true;
    },
    async retell(visit, cookies) {
      retell(visit, ...(await Promise.all([of(visit), usualOf(visit)])), cookies);
    },
    async setRegion(visit, { delivery, billing, quiet = false }) {
      const [to, from] = [known(delivery), known(billing)];
      if (delivery !== undefined && !goes(to)) return err({ code: 'incorect_delivery_region' });
      if ((delivery ?? billing) === undefined || (billing !== undefined && !goes(from)))
        return err({ code: 'incorrect_region' });
      const done = await change(visit, (kept) => ({
        ...withCountry(kept, to),
        ...(from === undefined ? {} : { billing: from }),
      }));
      if (!done.ok || to === undefined) return done;
      const usual = await usualOf(visit);
      visit.tell(REGION_COOKIE, quiet ? undefined : countryTold(done.value, usual));
      if (done.value.deliveryZipcode === undefined) visit.tell(ZIPCODE_COOKIE, undefined);
      return done;
    },
    async setZipcode(visit, asked) {
      const [before, usual] = await Promise.all([of(visit), usualOf(visit)]);
      const home = usual?.country ?? HOME_COUNTRY;
      const codes: Pick<KeptRegion, 'deliveryZipcode' | 'billingZipcode'> = {};
      for (const [part, country] of [
        ['delivery', before.delivery ?? home],
        ['billing', before.billing ?? home],
      ] as const) {
        const typed = asked[part];
        if (typed === undefined) continue;
        const checked = checkZipcode(typed, country);
        if (!checked.ok) return checked;
        codes[`${part}Zipcode`] = checked.value;
      }
      if (Object.keys(codes).length === 0) return err({ code: 'incorect_zipcode', formats: [] });
      const done = await change(visit, (kept) => ({ ...kept, ...codes }));
      if (!done.ok || codes.deliveryZipcode === undefined) return done;
      visit.tell(ZIPCODE_COOKIE, zipcodeTold(done.value, usual));
      return done;
    },
    async unsetRegion(visit) {
      const { delivery } = await of(visit);
      await drop(visit, ({ billing: _, ...kept }) => (kept.delivery === undefined ? kept : withoutCountry(kept)));
      visit.tell(REGION_COOKIE, undefined);
      if (delivery !== undefined) visit.tell(ZIPCODE_COOKIE, undefined);
    },
    async unsetZipcode(visit) {
      await drop(visit, ({ deliveryZipcode: _to, billingZipcode: _from, ...kept }) => kept);
      visit.tell(ZIPCODE_COOKIE, undefined);
    },
  };
  return regions;
}

/** A postcode of one country is none of another. */
const withCountry = (kept: KeptRegion, delivery: string | undefined): KeptRegion =>
  delivery === undefined || delivery === kept.delivery ? kept : { ...withoutCountry(kept), delivery };

const withoutCountry = ({ delivery: _, deliveryZipcode: __, ...kept }: KeptRegion): KeptRegion => kept;

/**
 * Country of delivery that a session has chosen, for rooms that count for it; undefined for none, and for one that the shop
 * sends to no more.
 */
export const chosenCountry =
  ({ db, countries }: Pick<RegionOptions, 'db' | 'countries'>) =>
  async (session: string): Promise<string | undefined> => {
    const { delivery } = await store.regionOf(db.read, session);
    return delivery !== undefined && countries.includes(delivery) ? delivery : undefined;
  };

/** Moves the choice of a guest to the customer who signs in: it is the later one. */
export async function joinRegions(tx: Tx, from: string, into: string): Promise<void> {
  const guest = await store.regionOf(tx, from);
  if (Object.keys(guest).length === 0) return;
  const own = await store.regionOf(tx, into);
  await store.saveRegion(tx, into, { ...later(own, guest, 'delivery'), ...later(own, guest, 'billing') });
  await store.saveRegion(tx, from, {});
}

/** A country and its postcode go together: the postcode of one country is none of another. */
function later(own: KeptRegion, guest: KeptRegion, part: 'delivery' | 'billing'): KeptRegion {
  const of = ({ [part]: country, [`${part}Zipcode` as const]: zipcode }: KeptRegion): KeptRegion => ({
    ...(country === undefined ? {} : { [part]: country }),
    ...(zipcode === undefined ? {} : { [`${part}Zipcode`]: zipcode }),
  });
  const chosen = of(guest);
  const isOther = Object.keys(chosen).length > 0 && own[part] !== guest[part];
  return { ...(isOther ? {} : of(own)), ...chosen };
}

/** Choice of a customer, for export. */
export const exportRegion = async (db: Db, customer: string): Promise<Readonly<Record<string, unknown>>> => {
  const region = await store.regionOf(db.read, customer);
  return Object.keys(region).length === 0 ? {} : { region };
};
