import { MainSections } from '../content/main/MainSections.tsx';
import { HotspotPlaces } from '../hotspots/HotspotPlaces.tsx';
import { SaveForm } from '../lists/SaveForm.tsx';
import { mainHead } from './head/heads.server.ts';
import { mainSections } from './layout/sections.server.ts';
import { definePage } from './page.ts';

export const mainPage = definePage({
  path: '/',
  type: 'main',
  async load(asked) {
    const { shop } = asked;
    return {
      head: mainHead(asked, shop),
      title: shop.content.main.title || shop.shop.name,
      sections: await mainSections(shop),
      zones: shop.hotspots.on('main', asked.url.pathname),
    };
  },
  View: ({ data: { title, sections, zones } }) => (
    <>
      <MainSections title={title} sections={sections} />
      <HotspotPlaces zones={zones} page="main" />
      <SaveForm />
    </>
  ),
});
