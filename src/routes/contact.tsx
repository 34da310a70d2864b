import { ContactPage } from '../content/ContactPage.tsx';
import { ContactForm } from '../content/contact/ContactForm.tsx';
import type { ContactValues } from '../content/contact/model.ts';
import { translate } from '../ui/text.ts';
import type { Route } from './+types/contact';
import { answerForm, sentForm, withLetter } from './answerForm.server.ts';
import { services } from './context.server.ts';
import { contactHead } from './head/heads.server.ts';
import { metaTags } from './head/metaTags.ts';
import { formTerms } from './layout/formTerms.server.ts';
import type { PageHandle } from './layout/handle.ts';
import { loaderHeaders, ownWhenSent, unlessSent, unsentOnFailure, useSentForm } from './layout/sentForm.ts';
import { routeTexts } from './texts.ts';

export const handle: PageHandle = { pageType: 'contact' };

const PLACE = '/kontakt#napisz';

export const headers = loaderHeaders;

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(services);
  const title = translate(routeTexts, shop.texts, 'contact');
  return ownWhenSent({
    head: contactHead(context, shop, title),
    company: shop.shop.company,
    terms: formTerms(shop),
    sent: await sentForm(request, shop.contact),
  });
}

export const action = ({ context, request }: Route.ActionArgs) =>
  answerForm(request, context, context.get(services).contact, withLetter(PLACE));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => unsentOnFailure(serverAction);

export const shouldRevalidate = unlessSent;

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.head);

export default function ContactRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { company, terms, sent } = loaderData;
  const { answer, send } = useSentForm<ContactValues>('/kontakt', actionData ?? sent);
  return <ContactPage company={company} form={<ContactForm terms={terms} at={PLACE} answer={answer} send={send} />} />;
}
