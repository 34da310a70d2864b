import { MainSections } from '../content/main/MainSections.tsx';
import type { Route } from './+types/main';
import { services } from './context.server.ts';
import type { PageHandle } from './layout/handle.ts';
import { mainSections } from './layout/sections.server.ts';

export const handle: PageHandle = { pageType: 'main' };

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(services);
  const { title, description } = shop.content.main;
  return { title: title || shop.shop.name, description, sections: await mainSections(shop) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [{ title: loaderData.title }, { name: 'description', content: loaderData.description }] : [];

export default function Main({ loaderData: { title, sections } }: Route.ComponentProps) {
  return <MainSections title={title} sections={sections} />;
}
