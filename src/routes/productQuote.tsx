import { QUOTE_PLACE, quoteDays } from '../product/quote/model.ts';
import quoteForm from '../product/quote/QuoteForm.island.tsx';
import { quoteTexts } from '../product/quote/texts.ts';
import { isByQuote, quotePath } from '../product/subject/model.ts';
import { translate } from '../ui/text.ts';
import { aboutProduct } from './layout/subject.server.ts';
import { subjectFormPage } from './layout/subjectForm.tsx';

/** Asks for the price of a product that is made as it is wished for. */
export const productQuotePage = subjectFormPage({
  path: '/produkt/:address/wycena',
  type: 'contact',
  place: QUOTE_PLACE,
  about: (asked) => aboutProduct(asked, quotePath, isByQuote),
  form: ({ quotes }, { subject }) => quotes(subject),
  title: ({ texts }, { subject: { name } }) => translate(quoteTexts, texts, 'mailSubject', { name }),
  texts: quoteTexts,
  words: (t) => ({ title: t('title'), lead: t('lead') }),
  island: quoteForm,
  own: ({ clock }, { subject }) => ({ subject, days: quoteDays(clock()) }),
});
