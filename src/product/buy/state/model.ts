import type { EnergyLabel } from '../../../catalogue/legalInfo.ts';
import type { OrderLimits, ProductPicture, ProductType, Unit } from '../../../catalogue/model.ts';
import type { PriceType } from '../../../catalogue/priceView.ts';
import type { SizeDelivery } from '../../../delivery/shapes.ts';
import type { Upload } from '../../../files/model.ts';
import type { FileRules } from '../../../files/refusedFiles.ts';
import type { Provider } from '../../../instalments/model.ts';
import type { Parts } from '../../../kit/quantity.ts';
import type { ProjectorAnswer, SizeAvailability, SizePrices } from '../../wire/shapes.ts';

/** What is told of the size that is chosen, as `/ajax/projector.php` answers it. */
export interface SizeState {
  prices: SizePrices;
  availability: SizeAvailability;
  delivery: SizeDelivery;
}

/** What a shopper has chosen of a product. */
export interface Choice {
  size: string;
  subscribed: boolean;
  /** All parts of a bundle whose parts can be chosen (`writePart`); else none. */
  parts: readonly string[];
}

/** One of the sizes to choose from. */
export interface SizeChoice {
  type: string;
  name: string;
  /** Can it be bought, as far as its stock goes. */
  open: boolean;
  /** Price of one unit in words; missing without a price in money. */
  price?: string;
  /** -1 never runs out. */
  stock: Parts;
  /** The least of it in one order, in place of what the product says of each size. */
  least?: Parts | undefined;
  phone: boolean;
  gratis: boolean;
  /** A bundle against its parts bought one by one. */
  bundle?: { saved: string; percent: string };
  /** What it costs once and what in a subscription, as it is read. */
  once?: string | undefined;
  subscribed?: string | undefined;
}

export interface VersionView {
  href: string;
  name: string;
  picture?: ProductPicture;
  current: boolean;
  open: boolean;
}

/** What a bundle holds. */
export interface PartView {
  href: string;
  name: string;
  quantity: number;
  /** The size it is in, unless it has only one. */
  size?: string;
  open: boolean;
  /** Value of the part as it is sent (`writePart`). */
  value: string;
  /** Sizes to choose from, the one it is in among them; empty when there is nothing to choose. */
  sizes: PartSize[];
}

export interface PartSize {
  /** Value that the form sends. */
  value: string;
  name: string;
  open: boolean;
}

export interface ServiceDateView {
  label: string;
  /** ISO days. */
  today: string;
  /** First and last day that is offered. */
  first: string;
  last: string;
  /** Days with terms. */
  days: ServiceDayView[];
  /** Days between them on which there would be terms; without `why`: because of a public holiday. */
  closed: { day: string; why?: string }[];
}

/** `free`: units that are left; missing where there is no bound. */
export interface ServiceDayView {
  day: string;
  /** Empty where there is no choice of hours. */
  hours: { hour: string; free?: number }[];
  free?: number;
}

/** Words or a file that the thing is made with. */
export interface PersonalField {
  kind: 'text' | 'file';
  key: string;
  label: string;
  help?: string;
  required: boolean;
  /** Characters of a text. */
  maxLength?: number;
  /** What a file must be like. */
  rules?: FileRules;
}

/** Under which a form carries it: words, or the id of a file. */
export const personalName = (key: string): string => `personalisation[${key}]`;

/** A form sent without scripts that came back, with all that was given. */
export interface Returned {
  /** Missing: only another choice was to be shown. */
  why?: string;
  texts: Record<string, string>;
  files: Record<string, Upload>;
}

export interface Subscribing {
  /** Days between deliveries; the first is chosen. */
  periods: number[];
  only: boolean;
  minDeliveries?: number;
  /** True when it is chosen. */
  on: boolean;
}

/** What the shop has told of a choice after the page was made. */
export interface FreshState {
  choice: Choice;
  answer: ProjectorAnswer;
}

declare global {
  interface HTMLElementEventMap {
    /** Given to the form of a product. */
    projectorfresh: CustomEvent<FreshState>;
  }
}

/** The column of the product page in which a shopper decides, settled on the server for the size that is chosen. */
export interface BuyView {
  id: number;
  /** Path of the page, without a query. */
  path: string;
  name: string;
  version?: string;
  code?: string;
  lead?: string;
  series?: { href: string; name: string };
  type: ProductType;
  priceType: PriceType;
  currency: string;
  unit: Unit;
  sellBy: Parts;
  precision: number;
  order: OrderLimits;
  /** Sizes of the product; one that has none holds the only one. */
  sizes: SizeChoice[];
  hasSizes: boolean;
  /** What its sizes are, where that is not „Rozmiar”: values of a gift card. */
  sizesAre?: string;
  size: string;
  /** Text of the quantity field. */
  quantity: string;
  /** Why it is not what was asked for. */
  corrected?: 'min' | 'max' | 'step' | 'unread';
  state: SizeState;
  subscription?: Subscribing;
  versions: VersionView[];
  parts: PartView[];
  serviceDate?: ServiceDateView;
  personal: PersonalField[];
  contactHref: string;
  /** Who lends for this product; missing: nobody does. `company` is who sells it. */
  instalments?: { company: string; providers: Provider[] };
  /** Its arrow must stand beside the price. */
  energy?: EnergyLabel;
}
