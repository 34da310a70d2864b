import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { openDatabase } from '../../db/open.server.ts';
import { type Clock, HOUR, systemClock } from '../../kit/clock.ts';
import { isLoopbackUrl } from '../../kit/network.ts';
import type { Settings } from '../../settings/env.server.ts';
import { databasePlace } from '../open/openBase.ts';
import { startMessage } from '../open/problems.ts';
import { readShopFile } from '../open/shopFolder.ts';

/** What was looked at; `todo` says what is wrong and what to do. */
export interface Finding {
  what: string;
  todo?: string;
}

const GIGABYTE = 2 ** 30;
/** Mails are tried again for days; one that waits this long is in trouble. */
const LONG = HOUR;

/** `witryna doctor`: says what is wrong with the place that the shop runs in, and what to do; 1 when something is. */
export async function runDoctor(settings: Settings): Promise<number> {
  const found = await diagnose(settings);
  for (const { what, todo } of found)
    process.stdout.write(todo === undefined ? `ok  ${what}\n` : `!   ${what}: ${todo}\n`);
  return found.every(({ todo }) => todo === undefined) ? 0 : 1;
}

export async function diagnose(settings: Settings, clock: Clock = systemClock): Promise<Finding[]> {
  return [
    await folder(settings),
    await dataFolder(settings),
    ...(await store(settings, clock)),
    address(settings),
    payments(settings),
    finding(
      'e-mails',
      settings.smtpUrl === undefined && isPublic(settings),
      'nobody gets them: set SMTP_URL to your mail server',
    ),
  ];
}

const finding = (what: string, wrong: boolean, todo: string): Finding => (wrong ? { what, todo } : { what });
const isPublic = ({ shopUrl }: Settings): boolean => !isLoopbackUrl(shopUrl);
const reason = (error: unknown, { port }: Settings): string => startMessage(error, port) ?? String(error);

async function folder(settings: Settings): Promise<Finding> {
  const what = `shop in ${settings.shopDir}`;
  try {
    const { problems } = await readShopFile(settings.shopDir);
    return finding(what, problems.length > 0, 'shop.yaml has mistakes: npm run check names them');
  } catch (error) {
    return { what, todo: reason(error, settings) };
  }
}

async function dataFolder({ dataDir }: Settings): Promise<Finding> {
  const what = `data in ${dataDir}`;
  try {
    await access(dataDir, constants.W_OK);
    const { bavail, bsize } = await statfs(dataDir);
    return finding(
      what,
      bavail * bsize < GIGABYTE,
      'less than 1 GB is free on this disk: make room, or orders will be refused',
    );
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return {
      what,
      todo: `it cannot be written to (${code}): name another, DATA_DIR=path, or give this user the right to`,
    };
  }
}

async function store(settings: Settings, clock: Clock): Promise<Finding[]> {
  const what = settings.databaseUrl === undefined ? 'store in SQLite' : 'store in PostgreSQL';
  let db: Db | undefined;
  try {
    db = await openDatabase(databasePlace(settings));
    const whole = db.kind !== 'sqlite' || (await isWhole(db));
    return [
      finding(what, !whole, 'the file is damaged: stop the shop and restore the last backup into an empty DATA_DIR'),
      await queue(db, 'mails', 'e-mails to send', 'look at SMTP_URL and at "mail" in the log', clock),
      await queue(db, 'webhook_events', 'events to send', 'look at WEBHOOK_URL and at "webhook" in the log', clock),
    ];
  } catch (error) {
    return [{ what, todo: reason(error, settings) }];
  } finally {
    await db?.close();
  }
}

async function isWhole({ read }: Db): Promise<boolean> {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(read);
  return rows[0]?.quick_check === 'ok';
}

async function queue(
  { read }: Db,
  table: 'mails' | 'webhook_events',
  what: string,
  todo: string,
  clock: Clock,
): Promise<Finding> {
  const waiting = await read
    .selectFrom(table)
    .where('sent_at', 'is', null)
    .where((is) => is.or([is('failed_at', 'is not', null), is('created_at', '<', clock() - LONG)]))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const count = Number(waiting.count);
  return finding(what, count > 0, `${count} were given up or have waited for more than an hour: ${todo}`);
}

function address(settings: Settings): Finding {
  const { shopUrl, trustProxy } = settings;
  const what = `address ${shopUrl}`;
  if (isPublic(settings) && shopUrl.startsWith('http:')) {
    return { what, todo: 'without https nobody can sign in or keep a basket: set SHOP_URL to an https address' };
  }
  const behind = shopUrl.startsWith('https:') && !trustProxy;
  return finding(
    what,
    behind,
    'behind a proxy every visitor looks like one: set TRUST_PROXY=1, so that limits count visitors',
  );
}

const payments = (settings: Settings): Finding =>
  finding(
    'payments',
    settings.payments.kind === 'simulator' && isPublic(settings),
    'they are simulated and nobody is charged: set up PayU, or PAYMENTS=none (docs/payments.md)',
  );
