import { CHECK_MAIL_PATH, NEWSLETTER_PATH, type NewsletterValues } from '../content/newsletter/model.ts';
import { NewsletterForm } from '../content/newsletter/NewsletterForm.tsx';
import { CheckMail, NewsletterPage } from '../content/newsletter/NewsletterPage.tsx';
import { newsletterTexts } from '../content/newsletter/texts.ts';
import { translate } from '../ui/text.ts';
import type { Route } from './+types/newsletter';
import { answerForm } from './answerForm.server.ts';
import { services } from './context.server.ts';
import { newsletterHead } from './head/heads.server.ts';
import { metaTags } from './head/metaTags.ts';
import { formTerms } from './layout/formTerms.server.ts';
import type { PageHandle } from './layout/handle.ts';
import { notFound } from './layout/notFound.ts';
import { unlessSent, unsentOnFailure, useSentForm } from './layout/sentForm.ts';

export const handle: PageHandle = { pageType: 'newsletter' };
export const shouldRevalidate = unlessSent;

const AT = `${NEWSLETTER_PATH}#newsletter`;

export function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(services);
  const { step } = params;
  const sent = step !== undefined && CHECK_MAIL_PATH.endsWith(`/${step}`);
  if (step !== undefined && !sent) notFound();
  const title = translate(newsletterTexts, shop.texts, 'title');
  return { sent, shop: shop.shop.name, terms: formTerms(shop), head: newsletterHead(context, shop, title, sent) };
}

export const action = ({ context, request }: Route.ActionArgs) =>
  answerForm(request, context, context.get(services).newsletter.form, () => CHECK_MAIL_PATH);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => unsentOnFailure(serverAction);

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.head);

export default function NewsletterRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { sent, shop, terms } = loaderData;
  const { answer, send } = useSentForm<NewsletterValues>(NEWSLETTER_PATH, actionData);
  return (
    <NewsletterPage>
      {sent ? <CheckMail /> : <NewsletterForm shop={shop} terms={terms} at={AT} answer={answer} send={send} />}
    </NewsletterPage>
  );
}
