import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { isLoopbackUrl } from '../kit/network.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { chooseFilesPlace, type FilesPlace, filesEntries, filesExpected } from './filesPlace.ts';
import { choosePayments, type PaymentSettings, paymentEntries, paymentsExpected } from './payments.ts';
import { chooseSearchPlace, type SearchPlace, searchEntries, searchExpected } from './searchPlace.ts';

/** Settings from the environment; nothing else is read from there. README lists them. */
export interface Settings {
  port: number;
  host: string;
  /** Folder of the shop's files. */
  shopDir: string;
  /** Folder of what the program keeps: database, secret, outbox, caches. */
  dataDir: string;
  /** Where what shoppers send lies. */
  files: FilesPlace;
  /** postgres://… ; undefined keeps the shop in SQLite under dataDir. */
  databaseUrl: string | undefined;
  /** postgres://… of a replica, from which lists and products are read. */
  databaseReplicaUrl: string | undefined;
  /** Public origin; absolute addresses come from it, never from the Host header. */
  shopUrl: string;
  /** True: `SHOP_URL` was named, and is not only the port of this machine. */
  shopUrlGiven: boolean;
  /** A reverse proxy of one's own stands in front, whose X-Forwarded-For names the visitor. */
  trustProxy: boolean;
  /** Rate limits are multiplied by this; 0 takes them away, for load tests. */
  rateLimits: number;
  /** Memory for kept pages; 0 makes each page anew. */
  pageCacheBytes: number;
  /** smtp(s)://…; undefined puts mails into the outbox folder under dataDir. */
  smtpUrl: string | undefined;
  /** Address of order events and the key that signs them; undefined: none are sent. */
  webhook: { url: string; secret: string } | undefined;
  /** The key that Base.com shows with each call of its connector; undefined: there is none. */
  baseKey: string | undefined;
  /** Address of InPost's points, and the token for it. */
  inpost: { url: string; token: string } | undefined;
  payments: PaymentSettings;
  /** An OpenSearch that finds products; undefined: the shop's own index alone does. */
  search: SearchPlace | undefined;
  /** Processes that answer, on one port. */
  workers: number;
  /** Place of this one among them, from 1; undefined in the one that runs them, or where there is but one. */
  worker: number | undefined;
  /** Whether it answers, works in the background, or both. */
  role: 'web' | 'work' | 'all';
  /** Pages that the machine itself asks for show edits of the folder by themselves, and mistakes in it. */
  panel: boolean;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

const origin = v.pipe(
  v.string(),
  v.url(),
  // Also run for what is no address at all.
  v.check(
    (url) => URL.parse(url)?.origin === url.replace(/\/$/, ''),
    'an origin without a path, e.g. https://sklep.pl',
  ),
  v.transform((url) => new URL(url).origin),
);

/** What is sent there leaves the machine encrypted, or does not leave it: buyers' orders, tokens. */
const safeUrl = v.pipe(
  v.string(),
  v.url(),
  v.check((text) => {
    const url = URL.parse(text);
    if (!url) return false;
    const { protocol, username, password, hash } = url;
    const plain = username === '' && password === '' && hash === '';
    return plain && (protocol === 'https:' || (protocol === 'http:' && isLoopbackUrl(text)));
  }),
);

const schema = v.object({
  PORT: v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65535)), '3000'),
  HOST: v.optional(v.pipe(v.string(), v.minLength(1)), 'localhost'),
  SHOP_DIR: v.optional(v.pipe(v.string(), v.minLength(1)), 'shop'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1)), 'data'),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(?:ql)?:\/\//))),
  DATABASE_REPLICA_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(?:ql)?:\/\//))),
  SHOP_URL: v.optional(origin),
  TRUST_PROXY: v.optional(v.picklist(['0', '1']), '0'),
  RATE_LIMITS: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}(?:\.\d)?$/), v.transform(Number)), '1'),
  PAGE_CACHE_MB: v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number)), '32'),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\/[^/]/), v.url())),
  WEBHOOK_URL: v.optional(safeUrl),
  WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.minLength(32), v.maxLength(256))),
  BASE_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,256}$/))),
  INPOST_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{8,4096}$/))),
  INPOST_URL: v.optional(safeUrl, 'https://api.inpost.pl/v1/points'),
  WORKERS: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d?$/), v.transform(Number))),
  // Set by the program for the processes that it starts.
  WORKER: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d?$/), v.transform(Number))),
  ROLE: v.optional(v.picklist(['web', 'work', 'all']), 'all'),
  EDIT_PANEL: v.optional(v.picklist(['0', '1']), '0'),
  LOG_LEVEL: v.optional(v.picklist(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
  NODE_ENV: v.optional(v.string()),
  ...paymentEntries,
  ...filesEntries,
  ...searchEntries,
});

const expected: Record<string, string> = {
  PORT: 'a port from 0 to 65535, e.g. PORT=3000',
  HOST: 'a name or address to listen on, e.g. HOST=0.0.0.0',
  SHOP_DIR: 'a folder, e.g. SHOP_DIR=shop',
  DATA_DIR: 'a folder, e.g. DATA_DIR=data',
  DATABASE_URL: 'an address such as postgres://user:password@localhost/witryna',
  DATABASE_REPLICA_URL: 'an address such as postgres://user:password@replica/witryna; DATABASE_URL goes with it',
  SHOP_URL: 'an origin without a path, e.g. SHOP_URL=https://sklep.pl',
  TRUST_PROXY: '1 behind a reverse proxy of your own, else 0',
  RATE_LIMITS: 'a factor such as 2 or 0.5, or 0 for no limits',
  PAGE_CACHE_MB: 'megabytes, e.g. PAGE_CACHE_MB=32',
  SMTP_URL: 'a mail server such as smtps://user:password@smtp.example.com',
  WEBHOOK_URL:
    'an https address, or http on this machine such as http://localhost:4000/events; WEBHOOK_SECRET goes with it',
  WEBHOOK_SECRET: '32 to 256 characters that nobody guesses; WEBHOOK_URL goes with it',
  BASE_KEY: '16 to 256 characters that nobody guesses, as Base.com made them for the connector',
  INPOST_TOKEN: 'the token that InPost gave for its points',
  INPOST_URL: 'an https address, or http on this machine',
  WORKERS: 'a number of processes such as 4; 1 while payments are simulated',
  ROLE: 'web, work or all',
  EDIT_PANEL: '1 for a panel on pages that this machine itself asks for, else 0',
  LOG_LEVEL: 'debug, info, warn, error or silent',
  ...paymentsExpected,
  ...filesExpected,
  ...searchExpected,
};

const wrong = (name: string) => `${name}: expected ${expected[name] ?? 'another value'}`;

/** Each process holds the whole catalogue, so a machine of many cores does not take one for each unless it is told to. */
const MOST_UNTOLD_WORKERS = 8;

/**
 * Reads the environment once, at start. The error is one line a setting, never its value: it may be a secret.
 * @param cores processors of this machine: as many processes share the port where `WORKERS` does not say
 */
export function readSettings(
  env: Record<string, string | undefined>,
  cores: number = availableParallelism(),
): Result<Settings, string[]> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const result = v.safeParse(schema, given);
  if (!result.success) {
    const names = result.issues.map((issue) => String(issue.path?.[0]?.key ?? ''));
    return err([...new Set(names)].map(wrong));
  }
  const read = result.output;
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = read;
  if ((url === undefined) !== (secret === undefined)) {
    const missing = url === undefined ? 'WEBHOOK_URL' : 'WEBHOOK_SECRET';
    return err([wrong(missing)]);
  }
  if (read.DATABASE_REPLICA_URL !== undefined && read.DATABASE_URL === undefined)
    return err([wrong('DATABASE_REPLICA_URL')]);
  const shopUrl = read.SHOP_URL ?? `http://localhost:${read.PORT}`;
  const payments = choosePayments(read, read.NODE_ENV === 'production' && shopUrl.startsWith('https:'));
  if ('missing' in payments) return err(payments.missing.map(wrong));
  const files = chooseFilesPlace(read);
  if ('missing' in files) return err(files.missing.map(wrong));
  const search = chooseSearchPlace(read);
  if ('missing' in search) return err(search.missing.map(wrong));
  const simulated = payments.chosen.kind === 'simulator';
  if (simulated && (read.WORKERS ?? 1) > 1) return err([wrong('WORKERS')]);
  const panel = read.EDIT_PANEL === '1';
  return ok({
    port: read.PORT,
    host: read.HOST,
    shopDir: resolve(read.SHOP_DIR),
    dataDir: resolve(read.DATA_DIR),
    files: files.chosen,
    databaseUrl: read.DATABASE_URL,
    databaseReplicaUrl: read.DATABASE_REPLICA_URL,
    shopUrl,
    shopUrlGiven: read.SHOP_URL !== undefined,
    trustProxy: read.TRUST_PROXY === '1',
    rateLimits: read.RATE_LIMITS,
    pageCacheBytes: read.PAGE_CACHE_MB * 1_000_000,
    smtpUrl: read.SMTP_URL,
    webhook: url === undefined || secret === undefined ? undefined : { url, secret },
    baseKey: read.BASE_KEY,
    inpost: read.INPOST_TOKEN === undefined ? undefined : { url: read.INPOST_URL, token: read.INPOST_TOKEN },
    payments: payments.chosen,
    search: search.chosen,
    // The simulator and the panel know what their own process has done.
    workers: simulated || panel || read.ROLE === 'work' ? 1 : (read.WORKERS ?? Math.min(cores, MOST_UNTOLD_WORKERS)),
    worker: read.WORKER,
    role: read.ROLE,
    panel,
    logLevel: read.LOG_LEVEL,
  });
}
