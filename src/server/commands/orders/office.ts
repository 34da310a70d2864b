import { join } from 'node:path';
import { loadRebates } from '../../../basket/rebates/load.server.ts';
import { createBaskets } from '../../../basket/service.server.ts';
import { createCatalogue } from '../../../catalogue/service.server.ts';
import { loadContent } from '../../../content/service.server.ts';
import { createPoints } from '../../../customers/points/service.server.ts';
import { openDatabase } from '../../../db/open.server.ts';
import { fileTerms } from '../../../files/model.ts';
import { createUploads } from '../../../files/service.server.ts';
import { loadGiftCards } from '../../../giftCards/load.server.ts';
import { createGiftCards } from '../../../giftCards/service.server.ts';
import { type Clock, systemClock } from '../../../kit/clock.ts';
import { createMailbox } from '../../../mail/service.server.ts';
import { loadDownloads } from '../../../orders/downloads/load.server.ts';
import type { Orders } from '../../../orders/service.server.ts';
import { createWebhookQueue } from '../../../orders/webhook/service.server.ts';
import { createStockNotices } from '../../../product/observe/service.server.ts';
import type { Settings } from '../../../settings/env.server.ts';
import { loadTexts } from '../../../settings/texts.server.ts';
import { textKeys } from '../../allTexts.ts';
import { basketRules } from '../../basketRules.ts';
import { openedAt } from '../../openedAt.ts';
import { databasePlace, letterTerms, orderLetterTerms } from '../../shop.ts';
import { readShopFile } from '../../shopFolder.ts';
import { shopOrders } from '../../shopOrders.ts';

/** The orders of a shop that may be open in another process; nothing is read that an order does not need. */
export async function openOffice(
  settings: Settings,
  clock: Clock = systemClock,
): Promise<{ orders: Orders; close(): Promise<void> }> {
  const { file } = await readShopFile(settings.shopDir);
  const { overrides: texts } = await loadTexts(settings.shopDir, textKeys);
  const db = await openDatabase(databasePlace(settings));
  try {
    // The open shop sends what is put into the queue here; a closed one when it opens.
    const mailbox = createMailbox(clock);
    const letters = letterTerms(file, texts, settings.shopUrl);
    const notices = createStockNotices({ db, clock, mailbox, letters });
    const webhooks = settings.webhook && createWebhookQueue(clock);
    const catalogue = createCatalogue(db, file.price_type);
    const uploads = createUploads({ db, clock, folder: join(settings.dataDir, 'files'), terms: fileTerms(file.files) });
    const { categories } = await catalogue.names();
    const { rebates } = await loadRebates(settings.shopDir, {
      openedAt: await openedAt(db, clock),
      hasCategory: (slug) => categories.bySlug(slug) !== undefined,
    });
    const points = createPoints(db, clock);
    const { giftCards: cardRules } = await loadGiftCards(settings.shopDir, catalogue.products);
    const giftCards = createGiftCards({ db, clock, rules: cardRules });
    const rules = basketRules(file, rebates, cardRules);
    const baskets = createBaskets({ db, catalogue, clock, uploads, giftCards, rules });
    const { downloads } = await loadDownloads(settings.shopDir, catalogue.products);
    const { content } = await loadContent(settings.shopDir);
    const orders = shopOrders({
      ...{ db, clock, file, baskets, points, uploads, notices, webhooks, mailbox, texts, downloads, giftCards },
      letters: orderLetterTerms(letters, file, content),
    });
    return { orders, close: () => db.close() };
  } catch (error) {
    await db.close();
    throw error;
  }
}
