import { type Grosze, grossFromNet, netFromGross } from './money.ts';

/** Prices for shoppers of one country of delivery: they pay the VAT of their own (Directive 2006/112/EC, art. 33). */
export interface PriceContext {
  /** Code of two letters. */
  country: string;
  /** Side of a price that stays as the merchant wrote it. */
  keeps: 'gross' | 'net';
  /** Rate of goods whose rate at home is not named, basis points. */
  standardBp: number;
  /** Rates by those at home, both in basis points. */
  reducedBp: ReadonlyMap<number, number>;
}

/** Rate of VAT that goods of a rate at home have there. What bears none at home bears none there, unless it is named. */
export const rateIn = ({ standardBp, reducedBp }: PriceContext, homeBp: number): number =>
  reducedBp.get(homeBp) ?? (homeBp === 0 ? 0 : standardBp);

/** Gross amount there of one that is gross at home. The rates are those of the goods, at home and there. */
export const grossIn = ({ keeps }: PriceContext, gross: Grosze, homeBp: number, bp: number): Grosze =>
  keeps === 'gross' ? gross : grossFromNet(netFromGross(gross, homeBp), bp);
