import type { QuestionValues } from '../product/question/model.ts';
import { QUESTION_PLACE, QuestionForm } from '../product/question/QuestionForm.tsx';
import { questionTexts } from '../product/question/texts.ts';
import { questionPath } from '../product/subject/model.ts';
import { SubjectPage } from '../product/subject/SubjectPage.tsx';
import { useText } from '../ui/TextContext.tsx';
import { translate } from '../ui/text.ts';
import type { Route } from './+types/productQuestion';
import { answerForm, sentForm, withLetter } from './answerForm.server.ts';
import { services } from './context.server.ts';
import { metaTags } from './head/metaTags.ts';
import { formTerms } from './layout/formTerms.server.ts';
import type { PageHandle } from './layout/handle.ts';
import { useHomeCrumb } from './layout/homeCrumb.ts';
import { loaderHeaders, ownWhenSent, unlessSent, unsentOnFailure, useSentForm } from './layout/sentForm.ts';
import { aboutProduct, subjectHead } from './layout/subject.server.ts';

export const handle: PageHandle = { pageType: 'contact' };
export const headers = loaderHeaders;
export const shouldRevalidate = unlessSent;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = context.get(services);
  const { subject, crumbs, at } = await aboutProduct(shop, params.address, request, questionPath);
  return ownWhenSent({
    subject,
    crumbs,
    at,
    terms: formTerms(shop),
    head: subjectHead(shop, translate(questionTexts, shop.texts, 'mailSubject', { name: subject.name }), at),
    sent: await sentForm(request, shop.questions(subject)),
  });
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const shop = context.get(services);
  const { subject, at } = await aboutProduct(shop, params.address, request, questionPath);
  return answerForm(request, context, shop.questions(subject), withLetter(`${at}#${QUESTION_PLACE}`));
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => unsentOnFailure(serverAction);

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.head);

export default function ProductQuestionRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { subject, crumbs, at, terms, sent } = loaderData;
  const t = useText(questionTexts);
  const home = useHomeCrumb();
  const { answer, send } = useSentForm<QuestionValues>(at, actionData ?? sent);
  return (
    <SubjectPage subject={subject} crumbs={[home, ...crumbs]} id={QUESTION_PLACE} title={t('title')} lead={t('lead')}>
      <QuestionForm subject={subject} terms={terms} at={`${at}#${QUESTION_PLACE}`} answer={answer} send={send} />
    </SubjectPage>
  );
}
