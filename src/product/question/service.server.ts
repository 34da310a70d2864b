import { readForm } from '../../forms/formData.ts';
import type { FormKind } from '../../forms/formKind.server.ts';
import type { Inbox } from '../../forms/inbox.server.ts';
import { readEmail } from '../../forms/rules/email.server.ts';
import { type TextOverrides, translate } from '../../ui/text.ts';
import { subjectLines } from '../subject/email.ts';
import type { Subject } from '../subject/model.ts';
import { subjectTexts } from '../subject/texts.ts';
import { checkQuestion, QUESTION_LONGEST, type QuestionValues } from './model.ts';
import { questionTexts } from './texts.ts';

export interface ProductFormsOptions {
  inbox: Inbox;
  texts: TextOverrides;
  shopName: string;
  shopUrl: string;
}

const KIND = 'product_question';

/** Questions to the seller; the product is named in the letter. */
export const createQuestions =
  ({ inbox, texts, shopName, shopUrl }: ProductFormsOptions) =>
  (subject: Subject): FormKind<QuestionValues> => {
    const check = (values: QuestionValues) => checkQuestion(values, texts, readEmail);
    return {
      read: (form) => readForm(form, QUESTION_LONGEST),
      check: (values) => check(values).faults,
      send(visit, given, sending) {
        const { question_name: name, question_email: email, question_text: text } = check(given).values;
        const from =
          name === ''
            ? translate(subjectTexts, texts, 'mailFromEmail', { email })
            : translate(subjectTexts, texts, 'mailFrom', { name, email });
        const intro = translate(questionTexts, texts, 'mailIntro', { shop: shopName });
        return inbox.send(visit, sending, {
          kind: KIND,
          subject: translate(questionTexts, texts, 'mailSubject', { name: subject.name }),
          parts: [intro, [...subjectLines(subject, shopUrl, texts), from].join('\n'), text],
          replyTo: email,
        });
      },
      find: (letter) => inbox.find(KIND, letter),
    };
  };

export type Questions = ReturnType<typeof createQuestions>;
