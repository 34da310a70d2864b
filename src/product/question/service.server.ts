import { readForm } from '../../forms/formData.ts';
import type { FormKind } from '../../forms/formKind.server.ts';
import type { Inbox } from '../../forms/inbox.server.ts';
import { readEmail } from '../../forms/rules/email.server.ts';
import { reachHref } from '../../forms/shopEmail.ts';
import type { EmailTerms } from '../../mail/blocks.ts';
import { type TextOverrides, translate } from '../../ui/text.ts';
import { subjectRows } from '../subject/email.ts';
import type { Subject } from '../subject/model.ts';
import { checkQuestion, QUESTION_LONGEST, type QuestionValues } from './model.ts';
import { questionTexts } from './texts.ts';

export interface ProductFormsOptions {
  inbox: Inbox;
  /** Words of the e-mail to the shop. */
  texts: TextOverrides;
  /** Words of the page in hand, for what the form answers; those of the shop unless told. */
  said?(): TextOverrides;
  /** Does work in the shop's own language; missing in a shop of one. */
  speak?: EmailTerms['speak'];
  shopName: string;
  shopUrl: string;
}

const KIND = 'product_question';

/** Questions to the seller; the product is named in the e-mail. */
export const createQuestions =
  ({ inbox, texts, said = () => texts, shopName, shopUrl }: ProductFormsOptions) =>
  (subject: Subject): FormKind<QuestionValues> => {
    const check = (values: QuestionValues) => checkQuestion(values, said(), readEmail);
    return {
      read: (form) => readForm(form, QUESTION_LONGEST),
      check: (values) => check(values).faults,
      send(visit, given, sending) {
        const { question_name: name, question_email: email, question_text: text } = check(given).values;
        const label = (key: 'name' | 'email' | 'text') => translate(questionTexts, texts, key);
        const rows = [
          ...subjectRows(subject, shopUrl, texts),
          ...(name === '' ? [] : [{ label: label('name'), value: name }]),
          { label: label('email'), value: email, href: reachHref(email) },
        ];
        return inbox.send(visit, sending, {
          kind: KIND,
          subject: translate(questionTexts, texts, 'mailSubject', { name: subject.name }),
          parts: [
            { kind: 'text', text: translate(questionTexts, texts, 'mailIntro', { shop: shopName }) },
            { kind: 'rows', rows },
            { kind: 'heading', text: label('text') },
            { kind: 'text', text },
          ],
          replyTo: email,
        });
      },
      find: (emailId) => inbox.find(KIND, emailId),
    };
  };

export type Questions = ReturnType<typeof createQuestions>;
