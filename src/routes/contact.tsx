import { ContactPage } from '../content/ContactPage.tsx';
import { translate } from '../ui/text.ts';
import type { Route } from './+types/contact';
import { services } from './context.server.ts';
import { contactHead } from './head/heads.server.ts';
import { metaTags } from './head/metaTags.ts';
import type { PageHandle } from './layout/handle.ts';
import { routeTexts } from './texts.ts';

export const handle: PageHandle = { pageType: 'contact' };

export function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(services);
  const title = translate(routeTexts, shop.texts, 'contact');
  return { head: contactHead(context, shop, title), company: shop.shop.company };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.head);

export default function ContactRoute({ loaderData: { company } }: Route.ComponentProps) {
  return <ContactPage company={company} />;
}
