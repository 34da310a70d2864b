import type { BasketView } from '../basket/view.ts';
import type { DayRules } from '../calendar/rules.ts';
import type { Notice, ProducerGuarantee } from '../catalogue/guarantee/model.ts';
import type { PointFilters } from '../delivery/points/find.ts';
import type { ShownPoint } from '../delivery/points/view.ts';
import type { AddressFormTerms } from '../forms/address/model.ts';
import type { Fault } from '../forms/engine/model.ts';
import type { MapTiles } from '../map/tiles.ts';
import type { CheckoutValues } from './form.ts';
import type { Agreements, WayOption } from './options.ts';
import type { PaymentsOffered } from './paymentChoices.ts';
import type { PlaceError } from './placeError.ts';

/** A way with when it brings the things. */
export interface ShownWay extends WayOption {
  /** „jutro”, „w poniedziałek”: when the parcel leaves. */
  leaves?: string;
  /** „jutro”, „w środę”: when it is there at the latest. */
  comes?: string;
  /** Days that may be chosen. */
  dayRules?: DayRules;
  /** Working days on the way, at most. */
  days?: number;
}

/** Points of a list that were looked for. */
export interface FoundPoints extends PointFilters {
  typed: string;
  points: readonly ShownPoint[];
  /** More were found than are given. */
  more: boolean;
  /** Filters that do something with this list. */
  offers: Readonly<Record<keyof PointFilters, boolean>>;
  /** The one that is chosen, whether or not it is among them. */
  chosen?: ShownPoint;
  /** Address of all points for the map; missing when none says where it stands. */
  mapHref?: string;
  /** Streets of the map, where the shop has some. */
  tiles?: MapTiles;
}

/** The orders that follow this one by themselves, as of now. */
export interface NextOrders {
  /** Days between orders. */
  days: number;
  /** Day of the first of them, in words. */
  first: string;
  /** Orders that are agreed on at least, this one among them. */
  least: number;
  /** Days between the letter that names the price and the order. */
  notice: number;
  /** What each of them costs without being sent. */
  basket: Pick<BasketView, 'worth' | 'rebate' | 'goods' | 'deposit'>;
  /** Ways that carry these things. */
  ways: readonly WayOption[];
}

/** What the law and producers guarantee of what is bought. */
export interface Guarantees {
  notice?: Notice;
  durable: readonly (ProducerGuarantee & { name: string })[];
}

export interface CheckoutView {
  basket: BasketView;
  ways: readonly ShownWay[];
  /** The first of each list, by its name. */
  points: Readonly<Record<string, FoundPoints>>;
  offered: PaymentsOffered;
  asks: Agreements;
  /** Missing when nothing in the basket is subscribed to. */
  subscription?: NextOrders;
  /** Names what is shown; with the total it is sent back. */
  mark: string;
  attempt: string;
  address: AddressFormTerms;
  /** Missing when nothing in the basket is goods. */
  guarantees?: Guarantees;
  /** Days to withdraw. */
  returnDays: number;
  termsHref?: string;
  privacyHref?: string;
  withdrawalHref: string;
  /** Nobody has signed in. */
  guest: boolean;
  /** What is known of the buyer, or was sent from here before. */
  values: CheckoutValues;
  /** Number of the order that this session placed last. */
  last?: number;
}

/** What of a list was looked for last, with the point that is chosen there. */
export interface SoughtPoints {
  list: string;
  found: FoundPoints;
}

/**
 * What became of an order that was sent. Whatever it is, nothing is lost of what was typed. What comes back of a form has
 * the points of its way: without scripts nothing else remembers them.
 */
export type CheckoutAnswer =
  | ({ state: 'faults'; faults: readonly Fault[]; values: CheckoutValues } & Partial<SoughtPoints>)
  | ({ state: 'refused'; error: PlaceError | { code: 'unavailable' }; values: CheckoutValues } & Partial<SoughtPoints>)
  | ({ state: 'points'; values: CheckoutValues } & SoughtPoints)
  | { state: 'unsent' };

/** Answers after which an attempt is sent again: nothing was ordered yet. */
export const keepsAttempt = ({ state }: CheckoutAnswer): boolean => state === 'faults' || state === 'points';
