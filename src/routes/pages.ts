import { accountPages } from './account/pages.ts';
import { basketPage } from './basket.tsx';
import { basketChangePage } from './basketChange.tsx';
import { branchesPage } from './branches.tsx';
import { categoryPage } from './category.tsx';
import { checkoutPage } from './checkout.tsx';
import { comparisonPage } from './comparison.tsx';
import { contactPage } from './contact.tsx';
import { listPage } from './lists/list.tsx';
import { listsPage } from './lists/lists.tsx';
import { sharedListPage } from './lists/shared.tsx';
import { mainPage } from './main.tsx';
import { producerPage, seriesPage } from './makers.tsx';
import { newsletterPage, newsletterSentPage } from './newsletter.tsx';
import { newsletterLinkPages } from './newsletterLink.tsx';
import { opinionLeavePage } from './opinionLeave.tsx';
import { opinionLinkPage } from './opinionLink.tsx';
import { opinionReportPage } from './opinionReport.tsx';
import { opinionsPage } from './opinions.tsx';
import { opinionWritePage } from './opinionWrite.tsx';
import { orderPages } from './order/pages.ts';
import type { Page } from './page.ts';
import { priceAlertPage } from './priceAlert.tsx';
import { priceAlertLinkPages } from './priceAlertLink.tsx';
import { productPage } from './product.tsx';
import { productQuestionPage } from './productQuestion.tsx';
import { productQuotePage } from './productQuote.tsx';
import { recallsPage } from './recalls.tsx';
import { regionPage } from './region.tsx';
import { searchPage } from './search.tsx';
import { newestPage, promotionsPage } from './shopLists.tsx';
import { stockNoticePage } from './stockNotice.tsx';
import { textPage } from './textPage.tsx';

/** Every address of the shop. */
export const pages: readonly Page[] = [
  mainPage,
  categoryPage,
  productPage,
  productQuestionPage,
  productQuotePage,
  priceAlertPage,
  ...priceAlertLinkPages,
  opinionsPage,
  opinionReportPage,
  opinionWritePage,
  opinionLinkPage,
  opinionLeavePage,
  producerPage,
  seriesPage,
  newestPage,
  promotionsPage,
  searchPage,
  basketPage,
  basketChangePage,
  listsPage,
  listPage,
  sharedListPage,
  comparisonPage,
  checkoutPage,
  textPage,
  stockNoticePage,
  contactPage,
  recallsPage,
  branchesPage,
  regionPage,
  newsletterPage,
  newsletterSentPage,
  ...newsletterLinkPages,
  ...orderPages,
  ...accountPages,
];
