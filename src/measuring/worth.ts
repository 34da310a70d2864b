import type { BasketView } from '../basket/view.ts';
import type { Product } from '../catalogue/model.ts';
import type { Order } from '../orders/model.ts';
import { counted, decimal, type Item, type ItemFacts, namedItem, type Worth } from './item.ts';

/** Facts with the products that lines are of; one that has gone is told by its line. */
export interface LineFacts extends ItemFacts {
  products: readonly Product[];
}

const productIn = ({ products }: LineFacts, id: number) => products.find((one) => one.id === id);

/** What lies in a basket, as it is to be paid. */
export function basketWorth({ lines, currency }: Pick<BasketView, 'lines' | 'currency'>, facts: LineFacts): Worth {
  let value = 0;
  const items = lines.flatMap(({ product: id, known }): Item[] => {
    const product = productIn(facts, id);
    if (!known || !product) return [];
    const { price, quantity, precision, size, hasSizes } = known;
    value += price?.paid.net ?? 0;
    return [
      {
        ...namedItem(product, size.type, hasSizes ? size.name : undefined, facts),
        ...(price
          ? counted({ unit: (price.unitWithCode ?? price.unit).net, line: price.paid.net, quantity, precision })
          : { quantity: 1 }),
      },
    ];
  });
  return { currency, value: decimal(value), items };
}

/** An order as it was agreed on, without tax and delivery, which stand beside. */
export interface Purchase extends Worth {
  transaction_id: string;
  tax: number;
  shipping: number;
  coupon?: string;
}

export function purchaseOf(
  { number, data, lines }: Pick<Order, 'number' | 'data' | 'lines'>,
  facts: LineFacts,
): Purchase {
  const { sums, currency, code } = data;
  const items = lines.map((line): Item => {
    const { quantity, precision, size } = line;
    const { name, sizeName, unitPrice, amount } = line.data;
    const product = productIn(facts, line.product);
    return {
      ...(product
        ? namedItem(product, size, sizeName, facts)
        : { item_id: `${line.product}-${size}`, item_name: name }),
      ...(unitPrice ? counted({ unit: unitPrice.net, line: amount.net, quantity, precision }) : { quantity: 1 }),
    };
  });
  return {
    transaction_id: String(number),
    currency,
    value: decimal(sums.goods.net),
    tax: decimal(sums.total.gross - sums.total.net),
    shipping: decimal(sums.delivery.net),
    ...(code === undefined ? {} : { coupon: code }),
    items,
  };
}
