import { parseArgs } from 'node:util';
import type { Grosze } from '../../../kit/money.ts';
import { parseMoney } from '../../../kit/moneyText.ts';
import { err, ok, type Result } from '../../../kit/result.ts';
import { nextMidnight, parseDate } from '../../../kit/warsaw.server.ts';
import { readInvoice } from '../../../orders/invoice.ts';
import { ORDER_STATUSES, type OrderInvoice, type OrderStatus, type Shipment } from '../../../orders/model.ts';
import { readShipment } from '../../../orders/shipment.ts';
import { readStatus } from './status.ts';

export const USAGE = `witryna orders <what>

  list [--status STATUS] [--from DATE] [--to DATE] [--json]
                                                       orders, newest first
  show NUMBER [--json]                                 one order with its history
  export --format csv|json [--from DATE] [--to DATE]   orders placed in those days, oldest first
  set-status NUMBER sent|done|cancelled                what the shop has done with it
  shipment NUMBER PARCEL [LINK]                        the number of its parcel, and the carrier's page about it
  return NUMBER CODE [LINK]                            the carrier's code by which what was withdrawn from goes back
  invoice NUMBER KSEF [LINK]                           the number of its invoice in KSeF, and the address in its QR code
  paid NUMBER [AMOUNT]                                 a transfer, or a courier's money, came; without AMOUNT, all that was to be paid
  refunded NUMBER                                      what had to go back by transfer was sent
  renew NUMBER                                         its files can be fetched as if it had just been paid

Statuses: ${ORDER_STATUSES.join(', ')}, or as buyers read them. Dates: 2026-11-21, both days included. Amounts: 184,90.
Ends with 0 when it is done, 1 when it cannot be done, 2 when the words are wrong.
`;

const TURNS = ['sent', 'done', 'cancelled'] as const;
export type OrderCommand = (typeof TURNS)[number];

export type OrderRequest =
  | { what: 'help' }
  /** Epoch ms; `to` is left out. */
  | { what: 'list'; status?: OrderStatus; json: boolean; from: number; to: number }
  | { what: 'show'; number: number; json: boolean }
  | { what: 'refunded'; number: number }
  | { what: 'renew'; number: number }
  | { what: 'shipment'; number: number; shipment: Shipment }
  | { what: 'return'; number: number; parcel: Shipment }
  | { what: 'invoice'; number: number; invoice: OrderInvoice }
  | { what: 'export'; format: 'csv' | 'json'; from: number; to: number }
  | { what: 'set-status'; number: number; status: OrderCommand }
  | { what: 'paid'; number: number; amount?: Grosze };

const OPTIONS = {
  status: { type: 'string' },
  json: { type: 'boolean' },
  format: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
} as const;
type Option = keyof typeof OPTIONS;

/** Arguments of each command: words after its name, and options. */
const TAKES: Readonly<Record<string, { words: readonly [least: number, most: number]; options: readonly Option[] }>> = {
  list: { words: [0, 0], options: ['status', 'json', 'from', 'to'] },
  show: { words: [1, 1], options: ['json'] },
  export: { words: [0, 0], options: ['format', 'from', 'to'] },
  'set-status': { words: [2, 2], options: [] },
  shipment: { words: [2, 3], options: [] },
  return: { words: [2, 3], options: [] },
  invoice: { words: [2, 3], options: [] },
  paid: { words: [1, 2], options: [] },
  refunded: { words: [1, 1], options: [] },
  renew: { words: [1, 1], options: [] },
};

const SECOND: Readonly<Record<string, string>> = {
  shipment: 'a parcel',
  return: 'a code',
  invoice: 'a number of KSeF',
};

/** Reads the arguments, or says what is wrong with them. */
export function readArguments(args: readonly string[]): Result<OrderRequest, string> {
  const parsed = parsedArguments(args);
  if (!parsed.ok) return parsed;
  const { positionals, values } = parsed.value;
  const [what, ...words] = positionals;
  if (what === undefined || what === 'help') return ok({ what: 'help' });
  const takes = Object.hasOwn(TAKES, what) ? TAKES[what] : undefined;
  if (!takes) return err(`There is no "orders ${what}"`);
  const strange = (Object.keys(values) as Option[]).find((name) => !takes.options.includes(name));
  if (strange) return err(`orders ${what} takes no --${strange}`);
  const [least, most] = takes.words;
  if (words.length < least)
    return err(`orders ${what} wants ${least === 1 ? 'a number' : `a number and ${SECOND[what] ?? 'a status'}`}`);
  if (words.length > most) return err(`orders ${what} does not know what to do with "${words[most]}"`);
  if (what === 'list') return readList(values);
  if (what === 'export') return readExport(values);
  return readOne(what, words, values.json ?? false);
}

function parsedArguments(args: readonly string[]) {
  try {
    return ok(parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, strict: true }));
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error));
  }
}

type Values = Partial<Record<Exclude<Option, 'json'>, string>> & { json?: boolean };

function readList({ status: typed, json = false, from, to }: Values): Result<OrderRequest, string> {
  const status = readStatus(typed);
  if (typed !== undefined && !status) return err(`--status: one of ${ORDER_STATUSES.join(', ')}`);
  const time = readTime(from, to);
  return time.ok ? ok({ what: 'list', json, ...(status ? { status } : {}), ...time.value }) : time;
}

function readExport({ format, from, to }: Values): Result<OrderRequest, string> {
  if (format !== 'csv' && format !== 'json') return err('--format: csv or json');
  const time = readTime(from, to);
  return time.ok ? ok({ what: 'export', format, ...time.value }) : time;
}

/** Reads `--from` and `--to`: from the beginning of a Polish day to the end of another, epoch ms; all time without them. */
export function readTime(
  from: string | undefined,
  to: string | undefined,
): Result<{ from: number; to: number }, string> {
  const [first, last] = [from, to].map((typed) => (typed === undefined ? undefined : dayOf(typed)));
  if (from !== undefined && first === undefined) return err('--from: a day such as 2026-11-01');
  if (to !== undefined && last === undefined) return err('--to: a day such as 2026-11-30');
  const until = last === undefined ? Number.MAX_SAFE_INTEGER : nextMidnight(last);
  return (first ?? 0) < until ? ok({ from: first ?? 0, to: until }) : err('--from is after --to');
}

const dayOf = (typed: string): number | undefined =>
  /^\d{4}-\d{2}-\d{2}$/.test(typed) ? parseDate(typed, 0) : undefined;

function readOne(
  what: string,
  [typed = '', more, link]: readonly string[],
  json: boolean,
): Result<OrderRequest, string> {
  const number = /^\d{1,15}$/.test(typed) ? Number(typed) : undefined;
  if (number === undefined) return err(`"${typed}" is no number of an order`);
  if (what === 'show') return ok({ what, number, json });
  if (what === 'refunded') return ok({ what, number });
  if (what === 'renew') return ok({ what, number });
  if (what === 'shipment') {
    const shipment = readShipment(more ?? '', link);
    return shipment
      ? ok({ what, number, shipment })
      : err('A parcel has 4 to 50 letters, digits and hyphens, a link begins with https://');
  }
  if (what === 'return') {
    const parcel = readShipment(more ?? '', link);
    return parcel
      ? ok({ what, number, parcel })
      : err('A code has 4 to 50 letters, digits and hyphens, a link begins with https://');
  }
  if (what === 'invoice') {
    const invoice = readInvoice(more ?? '', link);
    return invoice
      ? ok({ what, number, invoice })
      : err(
          'A number of KSeF is such as 5265877635-20250826-0100001AF629-AF, a link https://qr.ksef.mf.gov.pl/invoice/…',
        );
  }
  if (what === 'paid') {
    const amount = more === undefined ? undefined : parseMoney(more);
    if (more !== undefined && !amount) return err(`"${more}" is no amount above 0, such as 184,90`);
    return ok({ what, number, ...(amount === undefined ? {} : { amount }) });
  }
  const read = readStatus(more);
  const status = TURNS.find((one) => one === read);
  return status ? ok({ what: 'set-status', number, status }) : err(`The status can become ${TURNS.join(', ')}`);
}
