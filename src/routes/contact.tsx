import { ContactPage } from '../content/ContactPage.tsx';
import { translate } from '../ui/text.ts';
import type { Route } from './+types/contact';
import { services } from './context.server.ts';
import type { PageHandle } from './layout/handle.ts';
import { title } from './layout/meta.ts';
import { routeTexts } from './texts.ts';

export const handle: PageHandle = { pageType: 'contact' };

export function loader({ context }: Route.LoaderArgs) {
  const { shop, texts } = context.get(services);
  return { title: translate(routeTexts, texts, 'contact'), shopName: shop.name, company: shop.company };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? title(loaderData.title, loaderData.shopName) : [];

export default function ContactRoute({ loaderData: { company } }: Route.ComponentProps) {
  return <ContactPage company={company} />;
}
