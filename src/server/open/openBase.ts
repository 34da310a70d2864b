import { join } from 'node:path';
import { type LawFolder, openLawFolder } from '../../catalogue/guarantee/lawFolder.server.ts';
import { TERMS_SLUG } from '../../content/model.ts';
import type { Content } from '../../content/service.server.ts';
import { DatabaseError } from '../../db/error.ts';
import { type Db, openDatabase } from '../../db/open.server.ts';
import { type Clock, systemClock } from '../../kit/clock.ts';
import type { EmailTerms } from '../../mail/blocks.ts';
import { createMailbox, type Mailbox } from '../../mail/service.server.ts';
import type { OrderEmailTerms } from '../../orders/emails/terms.ts';
import { createStockNotices, type StockNotices } from '../../product/backInStock/service.server.ts';
import { type CurrencyRates, loadRates } from '../../region/loadRates.server.ts';
import type { Settings } from '../../settings/env.server.ts';
import type { Problem } from '../../settings/problem.ts';
import type { ShopFile } from '../../settings/shopFile.ts';
import { loadTexts } from '../../settings/texts.server.ts';
import type { Files } from '../../storage/model.ts';
import { openFiles } from '../../storage/open.server.ts';
import type { TextOverrides } from '../../ui/text.ts';
import { textKeys } from './allTexts.ts';
import { firstOpenedAt } from './firstOpenedAt.ts';
import { commandShopUrl } from './keptShopUrl.ts';
import { StartError } from './problems.ts';
import { readShopFile } from './shopFolder.ts';
import { inLanguageAlone } from './speaking.ts';
import { loadWords, type OtherWords } from './words.ts';

/** A language that the shop no longer speaks is Polish again. */
const speaking =
  (texts: TextOverrides, words: OtherWords): NonNullable<EmailTerms['speak']> =>
  (asked, work) => {
    const other = words.get(asked);
    return inLanguageAlone(other?.language ?? 'pl', () => work(other?.texts ?? texts));
  };

/** What every e-mail of a shop has in common. */
export const emailTerms = (
  file: ShopFile,
  texts: TextOverrides,
  { shopUrl, words }: { shopUrl: string; words: OtherWords },
): EmailTerms => ({
  texts,
  ...(words.size > 0 ? { speak: speaking(texts, words) } : {}),
  shopName: file.name,
  shopUrl,
  company: file.company,
});

/** What e-mails about orders say besides. */
export const orderEmailTerms = (
  emails: EmailTerms,
  file: ShopFile,
  content: Content,
  { notices }: Pick<LawFolder, 'notices'>,
): OrderEmailTerms => ({
  ...emails,
  file,
  notices,
  ...(content.page(TERMS_SLUG) ? { termsHref: `${emails.shopUrl}/strona/${TERMS_SLUG}` } : {}),
});

/** Connections of each process that write, and as many that read: PostgreSQL gives a hundred in all unless told otherwise. */
const connectionsOf = (workers: number): number => Math.min(8, Math.max(3, Math.ceil(16 / workers)));

export const databasePlace = (settings: Settings) =>
  settings.databaseUrl === undefined
    ? { file: join(settings.dataDir, 'shop.sqlite') }
    : {
        url: settings.databaseUrl,
        replicaUrl: settings.databaseReplicaUrl,
        connections: connectionsOf(settings.workers),
      };

/** What the server and the commands stand on: the shop's settings and words, its store, and its queue of mails. */
export interface ShopBase {
  settings: Settings;
  clock: Clock;
  file: ShopFile;
  texts: TextOverrides;
  /** Words of its other languages. */
  words: OtherWords;
  /** Rates of other currencies, by their codes. */
  rates: CurrencyRates;
  /** Moment from which relative dates of the folder count, epoch ms. */
  openedAt: number;
  db: Db;
  /** Where what shoppers send lies. */
  files: Files;
  /** An open shop sends what a command puts into the queue; a closed one when it opens. */
  mailbox: Mailbox;
  emails: EmailTerms;
  notices: StockNotices;
  law: LawFolder;
  problems: Problem[];
}

export interface BaseOptions {
  clock?: Clock;
  /** Finds the origin of the shop once its store is open; that of the settings unless told. */
  shopUrlOf?(db: Db): Promise<string>;
  onError?(error: unknown): void;
  onSlow?: ((sql: string, ms: number) => void) | undefined;
  /** Store that is open already. */
  db?: Db | undefined;
  /** What `openDatabase` says of it. */
  sparing?: boolean;
}

/** Throws StartError or DatabaseError when the owner can mend it; who opens it closes its store. */
export async function openBase(
  settings: Settings,
  { clock = systemClock, shopUrlOf = async () => settings.shopUrl, db: opened, ...told }: BaseOptions = {},
): Promise<ShopBase> {
  const { file, problems } = await readShopFile(settings.shopDir);
  const { overrides: texts, problems: textProblems } = await loadTexts(settings.shopDir, textKeys);
  const { words, problems: wordProblems } = await loadWords(settings.shopDir, file.languages);
  const files = openFiles(settings);
  const { law, problems: lawProblems } = await openLawFolder(settings.shopDir, files);
  const db = opened ?? (await openDatabase({ ...databasePlace(settings), ...told }));
  const openedAt = await firstOpenedAt(db, clock);
  const { rates, problems: rateProblems } = await loadRates(settings.shopDir, { home: file.currency, openedAt });
  const shopUrl = await shopUrlOf(db);
  const mailbox = createMailbox(clock);
  const emails = emailTerms(file, texts, { shopUrl, words });
  const notices = createStockNotices({ db, clock, mailbox, emails });
  return {
    settings: { ...settings, shopUrl },
    clock,
    file,
    texts,
    words,
    rates,
    openedAt,
    db,
    files,
    mailbox,
    emails,
    notices,
    law,
    problems: [...problems, ...textProblems, ...wordProblems, ...lawProblems, ...rateProblems],
  };
}

/** Opens the base for a command, whose environment may not say where the shop is seen. */
export const openCommandBase = (settings: Settings, db?: Db): Promise<ShopBase> =>
  openBase(settings, { shopUrlOf: (opened) => commandShopUrl(opened, settings), db, sparing: true });

/**
 * The store of a shop that was started before. A command of a merchant that has forgotten DATA_DIR would tell of an empty store
 * of its own making, and back that up.
 */
export async function openKeptStore(settings: Settings): Promise<Db> {
  try {
    return await openDatabase({ ...databasePlace(settings), asIs: true, sparing: true });
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    if (error.code === 'older_schema') return openDatabase({ ...databasePlace(settings), sparing: true });
    if (error.code !== 'missing') throw error;
    const [name, place] =
      settings.databaseUrl === undefined ? ['DATA_DIR', settings.dataDir] : ['DATABASE_URL', 'this database'];
    throw new StartError(
      `There is no shop in ${place} yet. Is ${name} that of your shop? Its first start makes the store.`,
    );
  }
}

/** The base of a command about what a shop has, not about what it is to have. */
export async function openKeptBase(settings: Settings): Promise<ShopBase> {
  const db = await openKeptStore(settings);
  try {
    return await openCommandBase(settings, db);
  } catch (error) {
    await db.close();
    throw error;
  }
}
