import { MainSections } from '../content/main/MainSections.tsx';
import type { Route } from './+types/main';
import { services } from './context.server.ts';
import { mainHead } from './head/heads.server.ts';
import { metaTags } from './head/metaTags.ts';
import type { PageHandle } from './layout/handle.ts';
import { mainSections } from './layout/sections.server.ts';

export const handle: PageHandle = { pageType: 'main' };

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(services);
  return {
    title: shop.content.main.title || shop.shop.name,
    head: mainHead(context, shop),
    sections: await mainSections(shop),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.head);

export default function Main({ loaderData: { title, sections } }: Route.ComponentProps) {
  return <MainSections title={title} sections={sections} />;
}
