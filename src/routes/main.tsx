import { MainSections } from '../content/main/MainSections.tsx';
import type { Route } from './+types/main';
import { services } from './context.server.ts';
import { mainHead } from './head/heads.server.ts';
import { metaTags } from './head/metaTags.ts';
import type { PageHandle } from './layout/handle.ts';
import { packed, useUnpacked } from './layout/packed.ts';
import { mainSections } from './layout/sections.server.ts';

export const handle: PageHandle = { pageType: 'main' };

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(services);
  return {
    head: mainHead(context, shop),
    page: packed({ title: shop.content.main.title || shop.shop.name, sections: await mainSections(shop) }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.head);

export default function Main({ loaderData: { page } }: Route.ComponentProps) {
  const { title, sections } = useUnpacked(page);
  return <MainSections title={title} sections={sections} />;
}
