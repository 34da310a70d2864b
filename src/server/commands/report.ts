import { parseArgs } from 'node:util';
import { csvLine } from '../../kit/csv.ts';
import { type Grosze, multiplyDivide } from '../../kit/money.ts';
import { toDecimal } from '../../kit/moneyText.ts';
import { decimalQuantity } from '../../kit/quantity.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import { type SalesReport, salesSums } from '../../orders/report.ts';
import { waitingForStock } from '../../product/backInStock/waiting.server.ts';
import { searchedPhrases } from '../../search/phrases.server.ts';
import type { Settings } from '../../settings/env.server.ts';
import { openKeptBase } from '../open/openBase.ts';
import { openOrders } from '../open/openOrders.ts';
import { loadShopContent } from '../open/shopContent.ts';
import { readTime } from './orders/arguments.ts';
import { runTold } from './run.ts';
import { wrongWords } from './say.ts';

const USAGE = `witryna report [--from DATE] [--to DATE] [--csv]

  what was sold, VAT by rate, codes, products, what was searched for and not found, what is waited for
  Dates: 2026-11-21, both days included. Orders count from the day on which they were placed, once they are accepted.
`;
const MOST = 20;

/** Part of the report; rows are as wide as the head. */
interface Part {
  name: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Runs `witryna report`: for reading, or as one table of CSV whose first column is the part. */
export async function runReport(settings: Settings, args: readonly string[]): Promise<number> {
  const read = readAsked(args);
  if (!read.ok) return wrongWords(`${read.error}\n\n${USAGE}`);
  const asked = read.value;
  return runTold(settings, async () => {
    const base = await openKeptBase(settings);
    try {
      const { content } = await loadShopContent(base);
      const { orders } = await openOrders(base, content);
      const sums = salesSums(Math.round(base.file.vat * 100));
      for await (const order of orders.walk(asked)) sums.take(order);
      const notFound = (await searchedPhrases(base.db)).filter(
        ({ found, last_at: at }) => found === 0 && at >= asked.from && at < asked.to,
      );
      const parts = [
        ...salesParts(sums.report(), asked.csv ? Number.POSITIVE_INFINITY : MOST),
        {
          name: 'not found',
          head: ['phrase', 'sessions'],
          rows: notFound.map(({ phrase, sessions }) => [phrase, String(sessions)]),
        },
        {
          name: 'waited for',
          head: ['product', 'size', 'people'],
          rows: (await waitingForStock(base.db)).map(({ product, size, people }) => [
            ...[String(product), size, String(people)],
          ]),
        },
      ];
      process.stdout.write(asked.csv ? asCsv(parts) : asText(parts));
    } finally {
      await base.db.close();
    }
    return 0;
  });
}

function readAsked(args: readonly string[]): Result<{ from: number; to: number; csv: boolean }, string> {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { from: { type: 'string' }, to: { type: 'string' }, csv: { type: 'boolean' } },
    });
    const time = readTime(values.from, values.to);
    return time.ok ? ok({ ...time.value, csv: values.csv === true }) : time;
  } catch (error) {
    return err((error as Error).message);
  }
}

const money = (grosze: Grosze): string => toDecimal(grosze);

export function salesParts({ vat, codes, products, ...sums }: SalesReport, most: number): Part[] {
  return [
    {
      name: 'sold',
      head: ['orders', 'goods', 'delivery', 'deposits', 'total'],
      rows: [[String(sums.orders), money(sums.goods), money(sums.delivery), money(sums.deposit), money(sums.total)]],
    },
    {
      name: 'VAT',
      head: ['rate', 'net', 'VAT', 'gross'],
      rows: vat.map((row) => [row.rate, money(row.net), money(row.vat), money(row.gross)]),
    },
    {
      name: 'codes',
      head: ['code', 'orders', 'worth before', 'taken off', 'share %'],
      rows: codes.map(({ code, orders, worth, rebate }) => [
        ...[code, String(orders), money(worth), money(rebate)],
        worth > 0 ? toDecimal(multiplyDivide(rebate, 10_000, worth)) : '',
      ]),
    },
    {
      name: 'most sold',
      head: ['product', 'size', 'name', 'quantity', 'given back', 'paid'],
      rows: products
        .slice(0, most)
        .map(({ product, size, name, precision, ...row }) => [
          ...[String(product), size, name],
          ...[decimalQuantity(row.quantity, precision), decimalQuantity(row.withdrawn, precision), money(row.paid)],
        ]),
    },
  ];
}

export function asCsv(parts: readonly Part[]): string {
  const lines = parts.flatMap(({ name, head, rows }) => [head, ...rows].map((cells) => csvLine([name, ...cells])));
  return `${lines.join('\r\n')}\r\n`;
}

export function asText(parts: readonly Part[]): string {
  const shown = parts.map(({ name, head, rows }) => {
    const widths = head.map((title, n) =>
      Math.max(...[title, ...rows.map((row) => row[n] ?? '')].map((s) => s.length)),
    );
    const line = (cells: readonly string[]) => `  ${cells.map((text, n) => text.padEnd(widths[n] ?? 0)).join('  ')}`;
    const table = rows.length === 0 ? ['  nothing'] : [line(head), ...rows.map(line)];
    return [name, ...table.map((text) => text.trimEnd())].join('\n');
  });
  return `${shown.join('\n\n')}\n`;
}
