import { type Grosze, netFromGross } from '../../kit/money.ts';
import { toDecimal } from '../../kit/moneyText.ts';
import { formatMoney } from '../../kit/priceFormat.ts';

/** An amount under its name, as decimal text and as a shopper reads it, gross and net. */
export type Priced<Name extends string> = {
  [Key in Name | `${Name}_net` | `${Name}_formatted` | `${Name}_net_formatted`]: string;
};

export interface Rate {
  currency: string;
  /** Rate of VAT in basis points. */
  vatBp: number;
}

/** `priced('srp', 9900, rate)`: srp, srp_net, srp_formatted and srp_net_formatted. Net is counted from gross, rounded once. */
export const priced = <Name extends string>(name: Name, gross: Grosze, { currency, vatBp }: Rate): Priced<Name> =>
  pricedBoth(name, { gross, net: netFromGross(gross, vatBp) }, currency);

/** Like `priced`, for the difference of two prices, which has no rate of its own. */
export function pricedBoth<Name extends string>(
  name: Name,
  { gross, net }: { gross: Grosze; net: Grosze },
  currency: string,
): Priced<Name> {
  return {
    [name]: toDecimal(gross),
    [`${name}_net`]: toDecimal(net),
    [`${name}_formatted`]: formatMoney(gross, currency),
    [`${name}_net_formatted`]: formatMoney(net, currency),
  } as Priced<Name>;
}
