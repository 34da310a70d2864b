import type { AccountTables } from './tables/accounts.ts';
import type { BasketTables } from './tables/basket.ts';
import type { CatalogueTables } from './tables/catalogue.ts';
import type { CustomerTables } from './tables/customers.ts';
import type { DeliveryTables } from './tables/delivery.ts';
import type { DownloadTables } from './tables/downloads.ts';
import type { FileTables } from './tables/files.ts';
import type { GiftCardTables } from './tables/giftCards.ts';
import type { ImportTables } from './tables/imports.ts';
import type { ListTables } from './tables/lists.ts';
import type { MailTables } from './tables/mail.ts';
import type { MeasuringTables } from './tables/measuring.ts';
import type { NewsletterTables } from './tables/newsletter.ts';
import type { OpinionTables } from './tables/opinions.ts';
import type { OrderTables } from './tables/orders.ts';
import type { PointTables } from './tables/points.ts';
import type { ProductTables } from './tables/product.ts';
import type { RegionTables } from './tables/region.ts';
import type { SearchTables } from './tables/search.ts';
import type { SessionTables } from './tables/session.ts';
import type { SubscriptionTables } from './tables/subscriptions.ts';
import type { SystemTables } from './tables/system.ts';
import type { WebhookTables } from './tables/webhook.ts';

/** Every table of the shop, from one file per room. */
export interface Tables
  extends SystemTables,
    CatalogueTables,
    SessionTables,
    MailTables,
    FileTables,
    AccountTables,
    CustomerTables,
    BasketTables,
    MeasuringTables,
    NewsletterTables,
    OpinionTables,
    OrderTables,
    DeliveryTables,
    DownloadTables,
    GiftCardTables,
    ImportTables,
    ListTables,
    PointTables,
    ProductTables,
    RegionTables,
    SearchTables,
    SubscriptionTables,
    WebhookTables {}
