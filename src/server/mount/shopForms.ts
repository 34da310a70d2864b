import { createContact } from '../../content/contact/service.server.ts';
import { createNewsletter } from '../../content/newsletter/service.server.ts';
import { createInbox } from '../../forms/inbox.server.ts';
import { optional } from '../../kit/optional.ts';
import { wordsInHand } from '../../mail/blocks.ts';
import { createOpinionForms } from '../../opinions/forms.server.ts';
import { createOpinionReports } from '../../opinions/report/service.server.ts';
import { createOrderLinks } from '../../orderPages/linkByEmail/service.server.ts';
import { createOrderClaims } from '../../orders/account/claims.server.ts';
import { noticeRequests } from '../../product/backInStock/requests.server.ts';
import { createPriceAlerts } from '../../product/priceAlert/service.server.ts';
import { createQuestions } from '../../product/question/service.server.ts';
import { createQuotes } from '../../product/quote/service.server.ts';
import type { Limits, Rate } from '../../settings/limits.ts';
import { createCount } from '../http/allowance.ts';
import { createTokenBuckets } from '../http/tokenBuckets.ts';
import { emailTerms, orderEmailTerms } from '../open/openBase.ts';
import type { OpenShop } from '../open/shop.ts';

/** The forms of the shop; so many e-mails from one visitor, whichever form they come from. */
export function shopForms(shop: OpenShop, limits: Limits, shopUrl: string) {
  const { db, clock, file, mailbox, texts, uploads, customers } = shop;
  const counted = { most: limits.addresses, clock };
  const buckets = (name: string, rate: Rate) => createTokenBuckets({ name, ...rate, ...counted });
  const notices = buckets('notices', limits.rates.notices);
  const mayWrite = createCount({ name: 'messages', ...limits.rates.messages, ...counted, db });
  const votes = buckets('votes', limits.rates.notices);
  const emails = emailTerms(file, texts, { shopUrl, words: shop.spoken });
  const inbox = createInbox({ db, clock, mailbox, uploads, emails, mayWrite });
  const said = () => wordsInHand(emails);
  const common = { inbox, texts, said, ...optional('speak', emails.speak), shopName: file.name };
  return {
    contact: createContact(common),
    ...createOpinionForms({ opinions: shop.opinions, asking: shop.asking, photos: shop.photos, said, mayWrite }),
    mayVote: (from: string) => votes.take(from) === 0,
    opinionReports: createOpinionReports({
      ...{ ...common, shopUrl },
      waitToMail: (email) => customers.limiter.take({ opinionReport: email }),
    }),
    questions: createQuestions({ ...common, shopUrl }),
    askNotice: noticeRequests(shop.notices, {
      mayAsk: (from) => notices.take(from) === 0,
      waitToMail: (email) => customers.limiter.take({ notice: email }),
    }),
    priceAlerts: createPriceAlerts({
      ...{ db, clock, mailbox, emails, mayWrite },
      terms: { currency: file.currency, priceType: file.price_type },
      waitToMail: (email) => customers.limiter.take({ notice: email }),
    }),
    newsletter: createNewsletter({
      ...{ db, clock, mailbox, emails, mayWrite },
      waitToMail: (email) => customers.limiter.take({ newsletter: email }),
    }),
    orderLinks: createOrderLinks({
      ...{ db, orders: shop.orders, mailbox, mayWrite },
      emails: orderEmailTerms(emails, file, shop.content, shop.law),
      waitToMail: (email) => customers.limiter.take({ orderLink: email }),
    }),
    orderClaims: createOrderClaims({
      ...{ db, clock, mailbox, points: shop.loyalty },
      emails,
      waitToMail: (email) => customers.limiter.take({ orderClaim: email }),
    }),
    quotes: createQuotes({ ...common, shopUrl, clock }),
  };
}
