import { createContact } from '../content/contact/service.server.ts';
import { createNewsletter } from '../content/newsletter/service.server.ts';
import { createInbox } from '../forms/inbox.server.ts';
import { createQuestions } from '../product/question/service.server.ts';
import { createQuotes } from '../product/quote/service.server.ts';
import type { Limits } from '../settings/limits.ts';
import { createTokenBuckets } from './http/tokenBuckets.ts';
import { letterTerms, type OpenShop } from './shop.ts';

/** The forms that write to the shop; so many letters from one visitor, whichever form they come from. */
export function shopForms({ db, clock, file, mailbox, texts, uploads }: OpenShop, limits: Limits, shopUrl: string) {
  const messages = createTokenBuckets(limits.rates.messages, limits.addresses, clock);
  const mayWrite = (from: string) => messages.take(from) === 0;
  const inbox = createInbox({ db, clock, mailbox, uploads, texts, recipient: file.company.email, mayWrite });
  const common = { inbox, texts, shopName: file.name };
  return {
    contact: createContact(common),
    questions: createQuestions({ ...common, shopUrl }),
    newsletter: createNewsletter({ db, clock, mailbox, letters: letterTerms(file, texts, shopUrl), mayWrite }),
    quotes: createQuotes({ ...common, shopUrl, clock }),
  };
}
