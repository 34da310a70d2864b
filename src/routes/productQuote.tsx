import { type QuoteValues, quoteDays } from '../product/quote/model.ts';
import { QUOTE_PLACE, QuoteForm } from '../product/quote/QuoteForm.tsx';
import { quoteTexts } from '../product/quote/texts.ts';
import { isByQuote, quotePath } from '../product/subject/model.ts';
import { SubjectPage } from '../product/subject/SubjectPage.tsx';
import { useText } from '../ui/TextContext.tsx';
import { translate } from '../ui/text.ts';
import type { Route } from './+types/productQuote';
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
  const { subject, crumbs, at } = await aboutProduct(shop, params.address, request, quotePath, isByQuote);
  return ownWhenSent({
    subject,
    crumbs,
    at,
    days: quoteDays(shop.clock()),
    terms: formTerms(shop),
    head: subjectHead(shop, translate(quoteTexts, shop.texts, 'mailSubject', { name: subject.name }), at),
    sent: await sentForm(request, shop.quotes(subject)),
  });
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const shop = context.get(services);
  const { subject, at } = await aboutProduct(shop, params.address, request, quotePath, isByQuote);
  return answerForm(request, context, shop.quotes(subject), withLetter(`${at}#${QUOTE_PLACE}`));
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => unsentOnFailure(serverAction);

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.head);

export default function ProductQuoteRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { subject, crumbs, at, days, terms, sent } = loaderData;
  const t = useText(quoteTexts);
  const home = useHomeCrumb();
  const { answer, send } = useSentForm<QuoteValues>(at, actionData ?? sent);
  return (
    <SubjectPage subject={subject} crumbs={[home, ...crumbs]} id={QUOTE_PLACE} title={t('title')} lead={t('lead')}>
      <QuoteForm subject={subject} days={days} terms={terms} at={`${at}#${QUOTE_PLACE}`} answer={answer} send={send} />
    </SubjectPage>
  );
}
