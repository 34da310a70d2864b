import { sql } from 'kysely';
import { tableNames } from '../backupRows.server.ts';
import type { Db } from '../database.ts';

/** Tables that do not grow with shoppers: the catalogue, and what the merchant and the program write. */
const OTHERS = new Set(
  [
    'categories producers series products product_categories sizes stocks service_terms untold_products price_entries',
    'parameters parameter_values product_values point_lists import_turns imported_feeds polled_feeds redirects',
    'settings versions code_starts',
  ].flatMap((names) => names.split(' ')),
);

/** Columns of few values, most rows having the same one: rows that are found by them alone are as good as all. */
const COARSE = new Set(['status', 'state', 'sent_at', 'failed_at', 'done_at', 'used_at', 'settled_at', 'notified_at']);

/** Statements that may read all rows for their condition. */
const ALLOWED: readonly { statement: RegExp; why: string }[] = [
  {
    statement: /^(?:select .+ from|update) "mails" .*where "(?:kind|recipient)" = \?/,
    why: 'tests look for an e-mail',
  },
  { statement: /^update "order_lines" set "paid" = \? where "place" = \?$/, why: 'a test alone' },
  {
    statement: /from "newsletter_subscribers" where "confirmed_at" is not null/,
    why: 'every reader, for the merchant',
  },
  { statement: /from "orders" where "status" = \?.* order by "number" desc limit/, why: 'walked in order, and cut' },
  {
    statement: /from "opinions" where "state" = \? order by "made_at"/,
    why: 'walked in order; cut, or for the merchant',
  },
  { statement: /from "uploads" where "used_at" is null$/, why: 'the setting waiting_mb bounds what waits' },
  {
    statement: /from "search_phrases" where "sessions" < \? order by "last_at"/,
    why: 'once an hour, of the index alone',
  },
  {
    statement: /^select .+ from "withdrawals" inner join "orders" .+ where "orders"\."payment" = \? and .+ is null$/,
    why: 'a migration, once',
  },
];

const checked = new Set<string>();
let tables: ReadonlySet<string> | undefined;

/**
 * Statements with a condition by which SQLite finds no rows, so that it reads a table whole, or as good as whole. Each is
 * explained once in a process: plans do not depend on rows. What asks for a whole table by its words is plain to see.
 */
export async function scansOf(db: Db, statements: Iterable<string>): Promise<string[]> {
  const found: string[] = [];
  for (const statement of statements) {
    if (checked.has(statement)) continue;
    if (!/^(?:select|update|delete|with)\b.*\bwhere\b/s.test(statement)) continue;
    if (ALLOWED.some((one) => one.statement.test(statement))) continue;
    tables ??= await namesOf(db);
    const names = tables;
    const plan = names && (await planOf(db, statement));
    // A test has closed the store, or taken a table away.
    if (!plan) continue;
    checked.add(statement);
    const whole = plan.filter((step) => readsWhole(step, statement, names));
    if (whole.length > 0) found.push(`${whole.join('; ')}\n  of ${statement}`);
  }
  return found;
}

const namesOf = (db: Db): Promise<ReadonlySet<string> | undefined> =>
  tableNames(db.read).then(
    (names) => new Set(names),
    () => undefined,
  );

/** Undefined for a table that a test has taken away. */
async function planOf(db: Db, statement: string): Promise<string[] | undefined> {
  const asked = sql<{ detail: string }>`explain query plan ${sql.raw(statement)}`.execute(db.read);
  const answer = await asked.catch(() => undefined);
  return answer?.rows.map(({ detail }) => detail);
}

/** @param step such as `SCAN mails`, or `SEARCH orders USING INDEX orders_expiry (status=?)` */
export function readsWhole(step: string, statement: string, names: ReadonlySet<string>): boolean {
  const [, how, name = '', rest = ''] = /^(SCAN|SEARCH) (\w+)(.*)$/.exec(step) ?? [];
  const table = tableOf(name, statement);
  if (!names.has(table) || OTHERS.has(table)) return false;
  if (how === 'SCAN') return true;
  const [, terms] = /\((.+)\)/.exec(rest) ?? [];
  const columns = terms?.split(' AND ').map((term) => /^(\w+)=\?$/.exec(term)?.[1]);
  return columns?.every((column) => column !== undefined && COARSE.has(column)) ?? false;
}

/** SQLite tells of a table by the name that the statement gives it. */
const tableOf = (name: string, statement: string): string =>
  new RegExp(`"(\\w+)" as "${name}"`).exec(statement)?.[1] ?? name;
