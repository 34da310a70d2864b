import type { Migration } from 'kysely/migration';
import { system } from './migrations/0000_system.server.ts';
import { catalogueMigration } from './migrations/0001_catalogue.server.ts';
import { bundlesMigration } from './migrations/0002_bundles.server.ts';
import { shoppersMigration } from './migrations/0003_shoppers.server.ts';
import { filesMigration } from './migrations/0004_files.server.ts';
import { newsletterMigration } from './migrations/0006_newsletter.server.ts';
import { basketsMigration } from './migrations/0008_baskets.server.ts';
import { rebateUsesMigration } from './migrations/0009_rebateUses.server.ts';
import { customersMigration } from './migrations/0011_customers.server.ts';
import { passkeysMigration } from './migrations/0012_passkeys.server.ts';
import { ordersMigration } from './migrations/0014_orders.server.ts';
import { webhookEventsMigration } from './migrations/0015_webhookEvents.server.ts';
import { orderClaimsMigration } from './migrations/0017_orderClaims.server.ts';
import { subscriptionsMigration } from './migrations/0018_subscriptions.server.ts';
import { downloadsMigration } from './migrations/0019_downloads.server.ts';
import { giftCardsMigration } from './migrations/0020_giftCards.server.ts';
import { pointsMigration } from './migrations/0021_points.server.ts';
import { emailLinksMigration } from './migrations/0022_emailLinks.server.ts';
import { rebateUseAccountsMigration } from './migrations/0023_rebateUseAccounts.server.ts';
import { searchPhrasesMigration } from './migrations/0024_searchPhrases.server.ts';
import { withdrawnWorthMigration } from './migrations/0025_withdrawnWorth.server.ts';
import { orderDaysMigration } from './migrations/0026_orderDays.server.ts';
import { orderHoldersMigration } from './migrations/0027_orderHolders.server.ts';
import { serviceTermsMigration } from './migrations/0030_serviceTerms.server.ts';
import { opinionsMigration } from './migrations/0031_opinions.server.ts';
import { listsMigration } from './migrations/0032_lists.server.ts';
import { opinionLinksMigration } from './migrations/0033_opinionLinks.server.ts';
import { priceAlertsMigration } from './migrations/0035_priceAlerts.server.ts';
import { opinionPhotosMigration } from './migrations/0036_opinionPhotos.server.ts';
import { regionsMigration } from './migrations/0037_regions.server.ts';
import { sharedListsMigration } from './migrations/0038_sharedLists.server.ts';
import { opinionThanksMigration } from './migrations/0039_opinionThanks.server.ts';
import { pointListsMigration } from './migrations/0040_pointLists.server.ts';
import { trackingEventsMigration } from './migrations/0043_trackingEvents.server.ts';
import { alertCountriesMigration } from './migrations/0045_alertCountries.server.ts';
import { importsMigration } from './migrations/0049_imports.server.ts';
import { redirectsMigration } from './migrations/0050_redirects.server.ts';
import { orderNumbersMigration } from './migrations/0055_orderNumbers.server.ts';
import { addresseeLanguagesMigration } from './migrations/0056_addresseeLanguages.server.ts';
import { ratesMigration } from './migrations/0057_rates.server.ts';
import { untoldProductsMigration } from './migrations/0058_untoldProducts.server.ts';
import { opinionOrdersMigration } from './migrations/0059_opinionOrders.server.ts';
import { codeStartsMigration } from './migrations/0060_codeStarts.server.ts';
import { refundTriesMigration } from './migrations/0061_refundTries.server.ts';
import { backInStockMigration } from './migrations/0062_backInStock.server.ts';
import { mailUrgencyMigration } from './migrations/0063_mailUrgency.server.ts';
import { soldOrdersMigration } from './migrations/0065_soldOrders.server.ts';
import { oldPhrasesMigration } from './migrations/0066_oldPhrases.server.ts';
import { rebateUseFindsMigration } from './migrations/0067_rebateUseFinds.server.ts';
import { downloadTriesMigration } from './migrations/0068_downloadTries.server.ts';
import { foundRowsMigration } from './migrations/0069_foundRows.server.ts';
import { waitingPartsMigration } from './migrations/0070_waitingParts.server.ts';
import { fetchedTimesMigration } from './migrations/0071_fetchedTimes.server.ts';
import { aheadMoneyMigration } from './migrations/0072_aheadMoney.server.ts';
import { withdrawalDraftsMigration } from './migrations/0073_withdrawalDrafts.server.ts';
import { sentFormsMigration } from './migrations/0074_sentForms.server.ts';

/**
 * Every migration there ever was, by name; applied in the order of the names, each once.
 * Listed by hand because the program is bundled: there is no folder to look into when it runs.
 * A migration that has been released is never changed; a mistake is mended by the next one.
 *
 * One migration serves both engines with these column types: `text` (keys, words, JSON; ordered by code point),
 * `bigint` (grosze, quantity parts, epoch ms), `integer` (0 or 1, small counts), `double precision` (never money
 * or quantity) and `bytea`. Both engines refuse a value of another type.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0000_system': system,
  '0001_catalogue': catalogueMigration,
  '0002_bundles': bundlesMigration,
  '0003_shoppers': shoppersMigration,
  '0004_files': filesMigration,
  '0006_newsletter': newsletterMigration,
  '0008_baskets': basketsMigration,
  '0009_rebateUses': rebateUsesMigration,
  '0011_customers': customersMigration,
  '0012_passkeys': passkeysMigration,
  '0014_orders': ordersMigration,
  '0015_webhookEvents': webhookEventsMigration,
  '0017_orderClaims': orderClaimsMigration,
  '0018_subscriptions': subscriptionsMigration,
  '0019_downloads': downloadsMigration,
  '0020_giftCards': giftCardsMigration,
  '0021_points': pointsMigration,
  '0022_emailLinks': emailLinksMigration,
  '0023_rebateUseAccounts': rebateUseAccountsMigration,
  '0024_searchPhrases': searchPhrasesMigration,
  '0025_withdrawnWorth': withdrawnWorthMigration,
  '0026_orderDays': orderDaysMigration,
  '0027_orderHolders': orderHoldersMigration,
  '0030_serviceTerms': serviceTermsMigration,
  '0031_opinions': opinionsMigration,
  '0032_lists': listsMigration,
  '0033_opinionLinks': opinionLinksMigration,
  '0035_priceAlerts': priceAlertsMigration,
  '0036_opinionPhotos': opinionPhotosMigration,
  '0037_regions': regionsMigration,
  '0038_sharedLists': sharedListsMigration,
  '0039_opinionThanks': opinionThanksMigration,
  '0040_pointLists': pointListsMigration,
  '0043_trackingEvents': trackingEventsMigration,
  '0045_alertCountries': alertCountriesMigration,
  '0049_imports': importsMigration,
  '0050_redirects': redirectsMigration,
  '0055_orderNumbers': orderNumbersMigration,
  '0056_addresseeLanguages': addresseeLanguagesMigration,
  '0057_rates': ratesMigration,
  '0058_untoldProducts': untoldProductsMigration,
  '0059_opinionOrders': opinionOrdersMigration,
  '0060_codeStarts': codeStartsMigration,
  '0061_refundTries': refundTriesMigration,
  '0062_backInStock': backInStockMigration,
  '0063_mailUrgency': mailUrgencyMigration,
  '0065_soldOrders': soldOrdersMigration,
  '0066_oldPhrases': oldPhrasesMigration,
  '0067_rebateUseFinds': rebateUseFindsMigration,
  '0068_downloadTries': downloadTriesMigration,
  '0069_foundRows': foundRowsMigration,
  '0070_waitingParts': waitingPartsMigration,
  '0071_fetchedTimes': fetchedTimesMigration,
  '0072_aheadMoney': aheadMoneyMigration,
  '0073_withdrawalDrafts': withdrawalDraftsMigration,
  '0074_sentForms': sentFormsMigration,
};
