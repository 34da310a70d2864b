import { readForm } from '../../forms/formData.ts';
import type { FormKind } from '../../forms/formKind.server.ts';
import type { Inbox } from '../../forms/inbox.server.ts';
import { readEmail } from '../../forms/rules/email.server.ts';
import { phoneOrEmail } from '../../forms/rules/phone.ts';
import { reachHref } from '../../forms/shopEmail.ts';
import type { EmailBlock } from '../../mail/blocks.ts';
import { type TextOverrides, translate } from '../../ui/text.ts';
import { CONTACT_LONGEST, type ContactValues, checkContact } from './model.ts';
import { contactTexts } from './texts.ts';

export const CONTACT_KIND = 'contact';

export interface ContactOptions {
  inbox: Inbox;
  /** Words of the e-mail to the shop. */
  texts: TextOverrides;
  /** Words of the page in hand, for what the form answers; those of the shop unless told. */
  said?(): TextOverrides;
  shopName: string;
}

export type Contact = FormKind<ContactValues>;

/** Messages from the contact form: checked, and sent on to the shop with their files. */
export function createContact({ inbox, texts, said = () => texts, shopName }: ContactOptions): Contact {
  const check = (values: ContactValues) => checkContact(values, said(), readEmail);
  return {
    read: (form) => readForm(form, CONTACT_LONGEST),
    check: (values) => check(values).faults,
    send: (visit, given, sending) => {
      const {
        contact_name: name,
        contact_email: email,
        contact_order: order,
        contact_message: message,
      } = check(given).values;
      const label = (key: 'name' | 'email' | 'order') => translate(contactTexts, texts, key);
      const rows = [
        { label: label('name'), value: name },
        { label: label('email'), value: email, href: reachHref(email) },
        ...(order === '' ? [] : [{ label: label('order'), value: order }]),
      ];
      const parts: EmailBlock[] = [
        { kind: 'text', text: translate(contactTexts, texts, 'mailIntro', { shop: shopName }) },
        { kind: 'rows', rows },
        { kind: 'heading', text: translate(contactTexts, texts, 'message') },
        { kind: 'text', text: message },
      ];
      const subject = translate(contactTexts, texts, 'mailSubject', { name });
      const replyTo = phoneOrEmail(email) === 'email' ? email : undefined;
      return inbox.send(visit, sending, { kind: CONTACT_KIND, subject, parts, replyTo });
    },
    find: (emailId) => inbox.find(CONTACT_KIND, emailId),
  };
}
