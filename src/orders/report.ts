import type { Grosze } from '../kit/money.ts';
import type { Parts } from '../kit/quantity.ts';
import { BOUGHT, lineName, type Order } from './model.ts';

/** Amounts of one rate of VAT; `rate` is `23` or `zw`. */
export interface VatRow {
  rate: string;
  net: Grosze;
  vat: Grosze;
  gross: Grosze;
}

export interface CodeRow {
  code: string;
  orders: number;
  /** Worth of goods before the code, and what it took off. */
  worth: Grosze;
  rebate: Grosze;
}

export interface ProductRow {
  product: number;
  size: string;
  name: string;
  quantity: Parts;
  precision: number;
  /** Part of it that came back. */
  withdrawn: Parts;
  paid: Grosze;
}

/** What was sold, as it was agreed on: gross grosze, as the ledger of an order has them. */
export interface SalesReport {
  orders: number;
  goods: Grosze;
  delivery: Grosze;
  deposit: Grosze;
  total: Grosze;
  vat: VatRow[];
  codes: CodeRow[];
  products: ProductRow[];
}

/** Sums of orders, taken one by one: there may be many. Orders that were cancelled or are not paid yet count for nothing. */
export function salesSums(shopVatBp: number): { take(order: Order): void; report(): SalesReport } {
  const sums = { orders: 0, goods: 0, delivery: 0, deposit: 0, total: 0 };
  const rates = new Map<string, VatRow>();
  const codes = new Map<string, CodeRow>();
  const products = new Map<string, ProductRow>();

  function tax(rate: string, { gross, net }: { gross: Grosze; net: Grosze }): void {
    const row = kept(rates, rate, () => ({ rate, net: 0, vat: 0, gross: 0 }));
    row.net += net;
    row.gross += gross;
    row.vat += gross - net;
  }

  return {
    take(order) {
      if (!BOUGHT.includes(order.status)) return;
      const { sums: agreed, code, delivery } = order.data;
      sums.orders += 1;
      sums.goods += agreed.goods.gross;
      sums.delivery += agreed.delivery.gross;
      sums.deposit += agreed.deposit;
      sums.total += agreed.total.gross;
      if (agreed.delivery.gross > 0) tax(percent(delivery?.vatBp ?? shopVatBp), agreed.delivery);
      if (code !== undefined) {
        const row = kept(codes, code, () => ({ code, orders: 0, worth: 0, rebate: 0 }));
        row.orders += 1;
        row.worth += agreed.worth.gross;
        row.rebate += agreed.rebate.gross;
      }
      for (const line of order.lines) {
        const { vat, amount } = line.data;
        if (amount.gross > 0) tax(vat.exempt ? 'zw' : percent(vat.bp), amount);
        const { product, size, precision } = line;
        const row = kept(products, `${product} ${size}`, () => ({
          ...{ product, size, name: lineName(line), precision },
          ...{ quantity: 0, withdrawn: 0, paid: 0 },
        }));
        row.quantity += line.quantity;
        row.withdrawn += line.withdrawn;
        row.paid += line.paid;
      }
    },
    report: () => ({
      ...sums,
      vat: [...rates.values()].sort((a, b) => b.gross - a.gross),
      codes: [...codes.values()].sort((a, b) => b.orders - a.orders),
      products: [...products.values()].sort((a, b) => b.paid - a.paid || a.product - b.product),
    }),
  };
}

const percent = (bp: number): string => String(bp / 100);

function kept<Row>(rows: Map<string, Row>, key: string, make: () => Row): Row {
  const known = rows.get(key) ?? make();
  rows.set(key, known);
  return known;
}
