import type { FormAnswer } from '../forms/answer.ts';
import { QUESTION_PLACE, type QuestionValues } from '../product/question/model.ts';
import questionForm from '../product/question/QuestionForm.island.tsx';
import { questionTexts } from '../product/question/texts.ts';
import { questionPath } from '../product/subject/model.ts';
import { SubjectPage } from '../product/subject/SubjectPage.tsx';
import { Island } from '../ui/islands/Island.tsx';
import { useText } from '../ui/TextContext.tsx';
import { translate } from '../ui/text.ts';
import { answerForm, sentForm, withEmail } from './answerForm.server.ts';
import { formTerms } from './layout/formTerms.server.ts';
import { useHomeCrumb } from './layout/homeCrumb.ts';
import { aboutProduct, type ProductAsked, subjectHead } from './layout/subject.server.ts';
import { definePage, type ViewProps } from './page.ts';

/** Asks the seller about a product. */
export const productQuestionPage = definePage({
  path: '/produkt/:address/pytanie',
  type: 'contact',
  load,
  async post(asked) {
    const { subject, at } = await aboutProduct(asked, questionPath);
    return answerForm(asked, asked.shop.questions(subject), withEmail(`${at}#${QUESTION_PLACE}`));
  },
  View,
});

async function load(asked: ProductAsked) {
  const { shop } = asked;
  const { subject, crumbs, at } = await aboutProduct(asked, questionPath);
  const sent = await sentForm(asked, shop.questions(subject));
  return {
    head: subjectHead(shop, translate(questionTexts, shop.texts, 'mailSubject', { name: subject.name }), at),
    subject,
    crumbs,
    form: { subject, terms: formTerms(shop), at: `${at}#${QUESTION_PLACE}` },
    sent,
    // What one shopper has sent is nobody else's.
    personal: sent !== undefined,
  };
}

function View({ data, answer }: ViewProps<Awaited<ReturnType<typeof load>>, FormAnswer<QuestionValues>>) {
  const { subject, crumbs, form, sent } = data;
  const t = useText(questionTexts);
  const home = useHomeCrumb();
  return (
    <SubjectPage subject={subject} crumbs={[home, ...crumbs]} id={QUESTION_PLACE} title={t('title')} lead={t('lead')}>
      <Island of={questionForm} props={{ ...form, first: answer ?? sent }} />
    </SubjectPage>
  );
}
