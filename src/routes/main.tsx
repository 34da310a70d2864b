import { MainSections } from '../content/main/MainSections.tsx';
import { HotspotPlace } from '../hotspots/HotspotPlace.tsx';
import { zonesOf } from '../hotspots/zones.ts';
import { SaveForm } from '../lists/SaveForm.tsx';
import { Wrap } from '../ui/layout/Wrap.tsx';
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
      zones: zonesOf('main').filter(shop.hotspots.has),
    };
  },
  View: ({ data: { title, sections, zones } }) => (
    <>
      <MainSections title={title} sections={sections} />
      {zones.map((zone) => (
        <Wrap key={zone}>
          <HotspotPlace zone={zone} page="main" />
        </Wrap>
      ))}
      <SaveForm />
    </>
  ),
});
