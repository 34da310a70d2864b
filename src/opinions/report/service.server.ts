import { readForm } from '../../forms/formData.ts';
import type { FormKind } from '../../forms/formKind.server.ts';
import type { Inbox } from '../../forms/inbox.server.ts';
import { readEmail } from '../../forms/rules/email.server.ts';
import { emailKey } from '../../forms/rules/emailKey.ts';
import { reachHref } from '../../forms/shopEmail.ts';
import { err } from '../../kit/result.ts';
import { type TextOverrides, type Translate, translate } from '../../ui/text.ts';
import { type OpinionPlace, opinionHref } from '../address.ts';
import type { Opinion } from '../model.ts';
import { checkReport, REPORT_LONGEST, type ReportValues } from './model.ts';
import { receiptEmail } from './receipt.ts';
import { opinionReportTexts } from './texts.ts';

interface ReportOptions {
  inbox: Inbox;
  /** Words of the e-mail to the shop. */
  texts: TextOverrides;
  /** Words of the page in hand, for what the form answers. */
  said(): TextOverrides;
  shopName: string;
  shopUrl: string;
  /** ms until a receipt may go to this address once more; each call counts. */
  waitToMail(email: string): Promise<number>;
}

const KIND = 'opinion_report';

/** Notices that an opinion is unlawful or against the rules: to the shop, with a receipt (Regulation (EU) 2022/2065, art. 16). */
export const createOpinionReports =
  ({ inbox, texts, said, shopName, shopUrl, waitToMail }: ReportOptions) =>
  (opinion: Pick<Opinion, 'id' | 'content' | 'author'>, product: OpinionPlace): FormKind<ReportValues> => {
    const check = (values: ReportValues) => checkReport(values, said(), readEmail);
    const t: Translate<typeof opinionReportTexts.values> = (key, ...args) =>
      translate(opinionReportTexts, texts, key, ...args);
    return {
      read: (form) => readForm(form, REPORT_LONGEST),
      check: (values) => check(values).faults,
      async send(visit, given, sending) {
        if (sending.trapped) return err('robot');
        const { report_reason: reason, report_name: name, report_email: email } = check(given).values;
        // The receipt goes to whatever address was typed.
        if ((await waitToMail(emailKey(email))) > 0) return err('often');
        const place = shopUrl + opinionHref(product, opinion.id);
        const message = {
          kind: KIND,
          subject: t('mailSubject', { name: product.name }),
          parts: [
            { kind: 'text', text: t('mailIntro', { shop: shopName }) },
            {
              kind: 'rows',
              rows: [
                { label: t('mailPlace'), value: place, href: place },
                { label: t('mailId'), value: opinion.id },
                { label: t('name'), value: name },
                { label: t('email'), value: email, href: reachHref(email) },
              ],
            },
            { kind: 'heading', text: t('reason') },
            { kind: 'text', text: reason },
            { kind: 'heading', text: t('mailWords') },
            { kind: 'text', text: opinion.content },
            { kind: 'text', text: t('mailDuty', { id: opinion.id }) },
          ],
          replyTo: email,
        } as const;
        return inbox.send(visit, sending, message, (own) => receiptEmail({ product: product.name, email }, own));
      },
      find: (emailId) => inbox.find(KIND, emailId),
    };
  };

export type OpinionReports = ReturnType<typeof createOpinionReports>;
