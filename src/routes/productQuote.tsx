import type { FormAnswer } from '../forms/answer.ts';
import { QUOTE_PLACE, type QuoteValues, quoteDays } from '../product/quote/model.ts';
import quoteForm from '../product/quote/QuoteForm.island.tsx';
import { quoteTexts } from '../product/quote/texts.ts';
import { isByQuote, quotePath } from '../product/subject/model.ts';
import { SubjectPage } from '../product/subject/SubjectPage.tsx';
import { Island } from '../ui/islands/Island.tsx';
import { useText } from '../ui/TextContext.tsx';
import { translate } from '../ui/text.ts';
import { answerForm, sentForm, withEmail } from './answerForm.server.ts';
import { formTerms } from './layout/formTerms.server.ts';
import { useHomeCrumb } from './layout/homeCrumb.ts';
import { aboutProduct, type ProductAsked, subjectHead } from './layout/subject.server.ts';
import { definePage, type ViewProps } from './page.ts';

/** Asks for the price of a product that is made as it is wished for. */
export const productQuotePage = definePage({
  path: '/produkt/:address/wycena',
  type: 'contact',
  load,
  async post(asked) {
    const { subject, at } = await aboutProduct(asked, quotePath, isByQuote);
    return answerForm(asked, asked.shop.quotes(subject), withEmail(`${at}#${QUOTE_PLACE}`));
  },
  View,
});

async function load(asked: ProductAsked) {
  const { shop } = asked;
  const { subject, crumbs, at } = await aboutProduct(asked, quotePath, isByQuote);
  const sent = await sentForm(asked, shop.quotes(subject));
  return {
    head: subjectHead(shop, translate(quoteTexts, shop.texts, 'mailSubject', { name: subject.name }), at),
    subject,
    crumbs,
    form: { subject, days: quoteDays(shop.clock()), terms: formTerms(shop), at: `${at}#${QUOTE_PLACE}` },
    sent,
    // What one shopper has sent is nobody else's.
    personal: sent !== undefined,
  };
}

function View({ data, answer }: ViewProps<Awaited<ReturnType<typeof load>>, FormAnswer<QuoteValues>>) {
  const { subject, crumbs, form, sent } = data;
  const t = useText(quoteTexts);
  const home = useHomeCrumb();
  return (
    <SubjectPage subject={subject} crumbs={[home, ...crumbs]} id={QUOTE_PLACE} title={t('title')} lead={t('lead')}>
      <Island of={quoteForm} props={{ ...form, first: answer ?? sent }} />
    </SubjectPage>
  );
}
