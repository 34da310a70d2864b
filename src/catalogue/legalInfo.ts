/** What the law wants said of a product before it is bought. */

/** Who made a product, or answers for it in the Union, and how they are reached. */
export interface Contact {
  name: string;
  street?: string;
  postcode?: string;
  city?: string;
  country?: string;
  email?: string;
  phone?: string;
  www?: string;
}

/** GPSR: Regulation (EU) 2023/988, art. 19. */
export interface Safety {
  warnings: string[];
  identifier?: string;
  manufacturer?: Contact;
  responsible?: Contact;
}

/** Why a product cannot be withdrawn from: it spoils quickly, or not once its seal is broken (UPK art. 38 pkt 4 and 5). */
export type WithdrawalLimit = 'perishable' | 'sealed';

/** Class of the scale without pluses: A is the best. */
export type EnergyClass = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';

/** Regulation (EU) 2017/1369: class, range of classes of such goods, number in the register EPREL. */
export interface EnergyLabel {
  class: EnergyClass;
  best: EnergyClass;
  worst: EnergyClass;
  eprel: number;
}

/** What a producer gives free of charge for the whole good, longer than 24 months (Directive 2011/83/EU, art. 2(14a)). */
export interface DurabilityGuarantee {
  months: number;
  model: string;
  /** Its official label; missing where the shop has none. */
  label?: LawPicture;
}

/** A picture of law/ as it is, in pixels, kept under the hash of its bytes. */
export interface LawPicture {
  kept: string;
  width: number;
  height: number;
}
