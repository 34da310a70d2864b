import { basketLinkTexts } from '../../basket/link.texts.ts';
import { stopTexts } from '../../basket/stop.texts.ts';
import { basketTexts } from '../../basket/texts.ts';
import { topBasketTexts } from '../../basket/top/texts.ts';
import { branchTexts } from '../../branches/texts.ts';
import { calendarTexts } from '../../calendar/texts.ts';
import { energyTexts } from '../../catalogue/energy.texts.ts';
import { guaranteeTexts } from '../../catalogue/guarantee/texts.ts';
import { catalogueTexts } from '../../catalogue/texts.ts';
import { checkoutTexts } from '../../checkout/texts.ts';
import { compareTexts } from '../../comparison/compare.texts.ts';
import { comparisonTexts } from '../../comparison/texts.ts';
import { announcementTexts } from '../../content/announcements/texts.ts';
import { companyTexts } from '../../content/company.texts.ts';
import { contactTexts } from '../../content/contact/texts.ts';
import { contactPageTexts } from '../../content/contactPage.texts.ts';
import { cookieTexts } from '../../content/cookies/texts.ts';
import { mainTexts } from '../../content/main/texts.ts';
import { newsletterTexts } from '../../content/newsletter/texts.ts';
import { pageTexts } from '../../content/page.texts.ts';
import { stillTexts } from '../../content/still.texts.ts';
import { contentTexts } from '../../content/texts.ts';
import { accountLinkTexts } from '../../customers/link.texts.ts';
import { accountPageTexts } from '../../customers/pages.texts.ts';
import { pointTexts } from '../../customers/points/texts.ts';
import { signedInTexts } from '../../customers/signedIn.ts';
import { customerTexts } from '../../customers/texts.ts';
import { verifyTexts } from '../../customers/verify.texts.ts';
import { pickupTexts } from '../../delivery/points/texts.ts';
import { deliveryTexts } from '../../delivery/texts.ts';
import { fileTexts } from '../../files/texts.ts';
import { addressTexts } from '../../forms/address/texts.ts';
import { formUiTexts } from '../../forms/engine/texts.ts';
import { formTexts } from '../../forms/texts.ts';
import { hotspotTexts } from '../../hotspots/texts.ts';
import { refusalTexts } from '../../instalments/refusal.texts.ts';
import { instalmentTexts } from '../../instalments/texts.ts';
import { listingTexts } from '../../listing/texts.ts';
import { choiceTexts } from '../../lists/hearts/choice/texts.ts';
import { heartTexts } from '../../lists/hearts/texts.ts';
import { listsLinkTexts } from '../../lists/link.texts.ts';
import { saveTexts } from '../../lists/save.texts.ts';
import { listTexts } from '../../lists/texts.ts';
import { mailTexts } from '../../mail/texts.ts';
import { mapTexts } from '../../map/texts.ts';
import { offlineTexts } from '../../offline/texts.ts';
import { askingTexts } from '../../opinions/purchaseLinks/texts.ts';
import { opinionRefusalTexts } from '../../opinions/refusal/texts.ts';
import { opinionReportTexts } from '../../opinions/report/texts.ts';
import { opinionTexts } from '../../opinions/texts.ts';
import { orderPageTexts } from '../../orderPages/texts.ts';
import { ownOrderTexts } from '../../orders/account/texts.ts';
import { downloadTexts } from '../../orders/downloads/texts.ts';
import { orderEmailTexts } from '../../orders/emails/texts.ts';
import { giftCardTexts } from '../../orders/giftCards/texts.ts';
import { payTexts } from '../../orders/pay/texts.ts';
import { orderTexts } from '../../orders/texts.ts';
import { keyTexts } from '../../passkeys/key.texts.ts';
import { accountsTexts } from '../../passkeys/texts.ts';
import { simulatorTexts } from '../../payments/simulator/texts.ts';
import { observeTexts } from '../../product/backInStock/texts.ts';
import { fieldTexts } from '../../product/buy/fields.texts.ts';
import { buyTexts } from '../../product/buy/texts.ts';
import { detailsTexts } from '../../product/details.texts.ts';
import { viewerTexts } from '../../product/gallery/viewer/texts.ts';
import { priceAlertLinkTexts } from '../../product/priceAlert/link.texts.ts';
import { priceAlertTexts } from '../../product/priceAlert/texts.ts';
import { questionTexts } from '../../product/question/texts.ts';
import { quoteTexts } from '../../product/quote/texts.ts';
import { recentTexts } from '../../product/recent/texts.ts';
import { subjectTexts } from '../../product/subject/texts.ts';
import { productTexts } from '../../product/texts.ts';
import { recallTexts } from '../../recalls/texts.ts';
import { currencyTexts } from '../../region/currency.texts.ts';
import { regionFieldTexts } from '../../region/field.texts.ts';
import { regionNoticeTexts } from '../../region/notice.texts.ts';
import { regionTexts } from '../../region/texts.ts';
import { routeTexts } from '../../routes/texts.ts';
import { searchBoxTexts } from '../../search/box/texts.ts';
import { searchTexts } from '../../search/texts.ts';
import { layerTexts } from '../../snippets/texts.ts';
import { subscriptionTexts } from '../../subscriptions/texts.ts';
import { aboutTexts } from '../../ui/about.texts.ts';
import { frameTexts } from '../../ui/frame.texts.ts';
import { rareTexts } from '../../ui/rare.texts.ts';
import { rateTexts } from '../../ui/rate.texts.ts';
import type { Texts } from '../../ui/text.ts';
import { uiTexts } from '../../ui/texts.ts';
import { withdrawTexts } from '../../withdrawals/texts.ts';
import { editsTexts } from '../edits/texts.ts';
import { markdownTexts } from '../markdown.texts.ts';
import { serverTexts } from '../texts.ts';

/** Every room's words, so that texts.yaml can be checked against them. */
export const allTexts: readonly Texts[] = [
  aboutTexts,
  rateTexts,
  uiTexts,
  rareTexts,
  frameTexts,
  saveTexts,
  comparisonTexts,
  compareTexts,
  listTexts,
  mailTexts,
  fileTexts,
  formTexts,
  formUiTexts,
  addressTexts,
  catalogueTexts,
  energyTexts,
  guaranteeTexts,
  deliveryTexts,
  branchTexts,
  mapTexts,
  pickupTexts,
  contentTexts,
  stillTexts,
  companyTexts,
  announcementTexts,
  cookieTexts,
  mainTexts,
  pageTexts,
  contactPageTexts,
  contactTexts,
  newsletterTexts,
  listingTexts,
  searchTexts,
  searchBoxTexts,
  hotspotTexts,
  layerTexts,
  offlineTexts,
  regionTexts,
  currencyTexts,
  regionFieldTexts,
  regionNoticeTexts,
  accountsTexts,
  keyTexts,
  customerTexts,
  accountPageTexts,
  accountLinkTexts,
  signedInTexts,
  pointTexts,
  verifyTexts,
  instalmentTexts,
  refusalTexts,
  basketLinkTexts,
  stopTexts,
  listsLinkTexts,
  heartTexts,
  choiceTexts,
  basketTexts,
  checkoutTexts,
  payTexts,
  topBasketTexts,
  orderTexts,
  orderPageTexts,
  downloadTexts,
  giftCardTexts,
  ownOrderTexts,
  subscriptionTexts,
  opinionTexts,
  askingTexts,
  opinionRefusalTexts,
  opinionReportTexts,
  orderEmailTexts,
  withdrawTexts,
  recallTexts,
  simulatorTexts,
  productTexts,
  detailsTexts,
  buyTexts,
  calendarTexts,
  fieldTexts,
  observeTexts,
  viewerTexts,
  recentTexts,
  subjectTexts,
  questionTexts,
  priceAlertTexts,
  priceAlertLinkTexts,
  quoteTexts,
  routeTexts,
  serverTexts,
  editsTexts,
  markdownTexts,
];

export const textKeys: ReadonlySet<string> = new Set(
  allTexts.flatMap(({ room, values }) => Object.keys(values).map((key) => `${room}.${key}`)),
);
