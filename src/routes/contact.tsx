import { useFetcher } from 'react-router';
import { ContactPage } from '../content/ContactPage.tsx';
import { ContactForm, MessageSent } from '../content/contact/ContactForm.tsx';
import type { ContactAnswer } from '../content/contact/model.ts';
import { translate } from '../ui/text.ts';
import type { Route } from './+types/contact';
import { answerContact } from './contactAction.server.ts';
import { services } from './context.server.ts';
import { contactHead } from './head/heads.server.ts';
import { metaTags } from './head/metaTags.ts';
import type { PageHandle } from './layout/handle.ts';
import { routeTexts } from './texts.ts';

export const handle: PageHandle = { pageType: 'contact' };

const PRIVACY = 'polityka-prywatnosci';

export function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(services);
  const title = translate(routeTexts, shop.texts, 'contact');
  return {
    head: contactHead(context, shop, title),
    company: shop.shop.company,
    rules: shop.files.uploads.rules,
    privacyHref: shop.content.page(PRIVACY) && `/strona/${PRIVACY}`,
  };
}

export const action = ({ context, request }: Route.ActionArgs): Promise<ContactAnswer> =>
  answerContact(request, context);

/** A network that fails must not take away what was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch {
    return { state: 'unsent' as const };
  }
}

/** The page itself does not change by a message. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.head);

export default function ContactRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { company, rules, privacyHref } = loaderData;
  const fetcher = useFetcher<typeof clientAction>();
  const answer = fetcher.data ?? actionData;
  const send = (form: HTMLFormElement) =>
    void fetcher.submit(new FormData(form), { method: 'post', action: '/kontakt', encType: 'multipart/form-data' });
  const form =
    answer?.state === 'sent' ? (
      <MessageSent answer={answer} />
    ) : (
      <ContactForm rules={rules} email={company.email} privacyHref={privacyHref} answer={answer} send={send} />
    );
  return <ContactPage company={company} form={form} />;
}
