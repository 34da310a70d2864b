import { QUESTION_PLACE } from '../product/question/model.ts';
import questionForm from '../product/question/QuestionForm.island.tsx';
import { questionTexts } from '../product/question/texts.ts';
import { questionPath } from '../product/subject/model.ts';
import { translate } from '../ui/text.ts';
import { aboutProduct } from './layout/subject.server.ts';
import { subjectFormPage } from './layout/subjectForm.tsx';

/** Asks the seller about a product. */
export const productQuestionPage = subjectFormPage({
  path: '/produkt/:address/pytanie',
  type: 'contact',
  place: QUESTION_PLACE,
  about: (asked) => aboutProduct(asked, questionPath),
  form: ({ questions }, { subject }) => questions(subject),
  title: ({ texts }, { subject: { name } }) => translate(questionTexts, texts, 'mailSubject', { name }),
  texts: questionTexts,
  words: (t) => ({ title: t('title'), lead: t('lead') }),
  island: questionForm,
  own: (_, { subject }) => ({ subject }),
});
