import { type Contact, createContact } from '../content/contact/service.server.ts';
import type { Limits } from '../settings/limits.ts';
import { createTokenBuckets } from './http/tokenBuckets.ts';
import type { OpenShop } from './shop.ts';

/** Messages to the shop, so many from one visitor. */
export function contactOf({ db, clock, file, mailbox, texts, uploads }: OpenShop, limits: Limits): Contact {
  const messages = createTokenBuckets(limits.rates.messages, limits.addresses, clock);
  return createContact({
    db,
    clock,
    mailbox,
    uploads,
    texts,
    shopName: file.name,
    recipient: file.company.email,
    mayWrite: (from) => messages.take(from) === 0,
  });
}
