import { createContact } from '../content/contact/service.server.ts';
import { createInbox } from '../forms/inbox.server.ts';
import { createQuestions } from '../product/question/service.server.ts';
import { createQuotes } from '../product/quote/service.server.ts';
import type { Limits } from '../settings/limits.ts';
import { createTokenBuckets } from './http/tokenBuckets.ts';
import type { OpenShop } from './shop.ts';

/** The forms that write to the shop; so many letters from one visitor, whichever form they come from. */
export function shopForms({ db, clock, file, mailbox, texts, uploads }: OpenShop, limits: Limits, shopUrl: string) {
  const messages = createTokenBuckets(limits.rates.messages, limits.addresses, clock);
  const inbox = createInbox({
    db,
    clock,
    mailbox,
    uploads,
    texts,
    recipient: file.company.email,
    mayWrite: (from) => messages.take(from) === 0,
  });
  const common = { inbox, texts, shopName: file.name };
  return {
    contact: createContact(common),
    questions: createQuestions({ ...common, shopUrl }),
    quotes: createQuotes({ ...common, shopUrl, clock }),
  };
}
