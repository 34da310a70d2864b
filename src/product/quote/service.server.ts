import { readAddressForm } from '../../forms/address/model.ts';
import { readForm } from '../../forms/formData.ts';
import type { FormKind } from '../../forms/formKind.server.ts';
import { serverChecks } from '../../forms/rules/checks.server.ts';
import type { Clock } from '../../kit/clock.ts';
import { translate } from '../../ui/text.ts';
import type { ProductFormsOptions } from '../question/service.server.ts';
import { subjectRows } from '../subject/email.ts';
import type { Subject } from '../subject/model.ts';
import { headed, whoAsks } from './email.ts';
import { checkQuote, daysInWords, QUOTE_LONGEST, QUOTE_TERMS, type QuoteValues } from './model.ts';
import { quoteTexts } from './texts.ts';

const KIND = 'product_quote';

/** Requests for a price that the page does not show. */
export const createQuotes =
  ({ inbox, texts, said = () => texts, speak, shopName, shopUrl, clock }: ProductFormsOptions & { clock: Clock }) =>
  (subject: Subject): FormKind<QuoteValues> => {
    const check = (values: QuoteValues) => checkQuote(values, clock(), said(), serverChecks);
    return {
      read: (form) => ({ fields: readForm(form, QUOTE_LONGEST), address: readAddressForm(form, QUOTE_TERMS) }),
      check: (values) => check(values).faults,
      send(visit, given, sending) {
        const { fields, addresses } = check(given);
        const { quote_amount: amount, quote_date: date, quote_message: message } = fields;
        const label = (key: 'amount' | 'date' | 'message') => translate(quoteTexts, texts, key);
        const days = () => daysInWords(date);
        const rows = [
          ...subjectRows(subject, shopUrl, texts),
          ...(amount === '' ? [] : [{ label: label('amount'), value: amount }]),
          ...(date === '' ? [] : [{ label: label('date'), value: speak ? speak('pl', days) : days() }]),
        ];
        return inbox.send(visit, sending, {
          kind: KIND,
          subject: translate(quoteTexts, texts, 'mailSubject', { name: subject.name }),
          parts: [
            { kind: 'text', text: translate(quoteTexts, texts, 'mailIntro', { shop: shopName }) },
            { kind: 'rows', rows },
            ...(message === '' ? [] : headed(label('message'), message)),
            ...whoAsks(addresses, texts),
          ],
          replyTo: addresses.client.email ?? '',
        });
      },
      find: (emailId) => inbox.find(KIND, emailId),
    };
  };

export type Quotes = ReturnType<typeof createQuotes>;
