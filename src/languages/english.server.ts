import type { TextOverrides } from '../ui/text.ts';
import { accountWords } from './en/account.server.ts';
import { accountEmailWords } from './en/accountEmails.server.ts';
import { afterWords } from './en/after.server.ts';
import { askingWords } from './en/asking.server.ts';
import { buyingWords } from './en/buying.server.ts';
import { checkoutWords } from './en/checkout.server.ts';
import { contactWords } from './en/contact.server.ts';
import { emailWords } from './en/emails.server.ts';
import { formWords } from './en/forms.server.ts';
import { frameWords } from './en/frame.server.ts';
import { goodsWords } from './en/goods.server.ts';
import { listWords } from './en/lists.server.ts';
import { noticeEmailWords } from './en/noticeEmails.server.ts';
import { orderWords } from './en/orders.server.ts';
import { programWords } from './en/programs.server.ts';
import { subscriptionWords } from './en/subscriptions.server.ts';

/**
 * English words by the keys of docs/texts.md, written as a merchant writes theirs: of plural forms `key.one`, and `key` for
 * the others. Polish has a form for 1 alone, so its choice of forms serves English too.
 */
export const englishWords: TextOverrides = {
  ...frameWords,
  ...goodsWords,
  ...buyingWords,
  ...checkoutWords,
  ...orderWords,
  ...formWords,
  ...accountWords,
  ...accountEmailWords,
  ...afterWords,
  ...contactWords,
  ...askingWords,
  ...emailWords,
  ...noticeEmailWords,
  ...subscriptionWords,
  ...listWords,
  ...programWords,
};
