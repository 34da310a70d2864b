import type { Product, Size } from '../catalogue/model.ts';
import type { Amount } from '../catalogue/priceView.ts';
import { cheapestDelivery, costOf, goesTo, travels } from '../delivery/cost.ts';
import { isSent, type Parcel } from '../delivery/parcel.ts';
import { type Grosze, lineTotal, netFromGross } from '../kit/money.ts';
import { type BasketLine, rescaled } from './model.ts';
import type { BasketRules } from './rules.ts';
import type { DeliveryView } from './view.ts';

interface SentLine {
  line: BasketLine;
  product: Product;
  size: Size;
  /** Amount with VAT, after rebates; 0 for goods paid with points. */
  paid: Grosze;
}

/** Costs of sending a basket. Free delivery depends on the worth of the sent goods with VAT, after rebates. */
export function deliveryView(lines: readonly SentLine[], rules: BasketRules): DeliveryView {
  const parcel = parcelOfLines(lines);
  if (!parcel) {
    const { freeDeliveryFrom: all } = rules;
    return { sent: false, worth: 0, ways: [], ...(all === undefined ? {} : { free: { from: all, left: all } }) };
  }
  const { methods } = rules.delivery;
  const { worth = 0 } = parcel;
  const cost = cheapestDelivery(methods, parcel);
  const from = freeFrom(parcel, rules);
  const amount = (gross: Grosze): Amount => ({ gross, net: netFromGross(gross, rules.deliveryVatBp) });
  return {
    sent: true,
    worth,
    ...(cost === undefined ? {} : { cheapest: amount(cost) }),
    ways: methods
      .filter((method) => travels(method, parcel))
      .map((method) => {
        const { id, name, pickUp, countries, points, cashOnDelivery } = method;
        const prepaid = costOf(method, parcel);
        return {
          id,
          name,
          pickUp,
          countries,
          ...(points === undefined ? {} : { points }),
          cost: amount(prepaid),
          ...(cashOnDelivery === undefined ? {} : { onDelivery: amount(prepaid + cashOnDelivery) }),
        };
      }),
    ...(from === undefined ? {} : { free: { from, left: Math.max(0, from - worth) } }),
  };
}

function parcelOfLines(lines: readonly SentLine[]): Parcel | undefined {
  const sent = lines.filter(({ product }) => isSent(product));
  if (sent.length === 0) return undefined;
  return {
    products: sent.map(({ product }) => product.id),
    worth: sent.reduce((sum, { paid }) => sum + paid, 0),
    weight: sent.reduce((sum, { line, product, size }) => {
      const quantity = rescaled(line.quantity, line.precision, product.precision);
      return sum + lineTotal(size.weight ?? 0, quantity, product.precision);
    }, 0),
  };
}

/** The lowest worth that frees a way which these can go; a shop without ways of its own promises its one threshold. */
function freeFrom(parcel: Parcel, { delivery: { methods }, freeDeliveryFrom }: BasketRules): Grosze | undefined {
  if (methods.length === 0) return freeDeliveryFrom;
  const ways = methods.filter((method) => !method.pickUp && goesTo(method) && travels(method, parcel));
  const free = ways.flatMap((method) => method.freeFrom ?? []);
  return free.length === 0 ? undefined : Math.min(...free);
}
