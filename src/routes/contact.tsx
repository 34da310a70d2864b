import { BranchesShort } from '../branches/BranchesShort.tsx';
import { openBranches } from '../branches/model.ts';
import { ContactPage } from '../content/ContactPage.tsx';
import contactForm from '../content/contact/ContactForm.island.tsx';
import { tilesOf } from '../map/tiles.ts';
import { Island } from '../ui/islands/Island.tsx';
import { translate } from '../ui/text.ts';
import { answerForm, sentForm, withEmail } from './answerForm.server.ts';
import { contactHead } from './head/heads.server.ts';
import { formTerms } from './layout/formTerms.server.ts';
import { definePage } from './page.ts';
import { routeTexts } from './texts.ts';

const PLACE = '/kontakt#napisz';

export const contactPage = definePage({
  path: '/kontakt',
  type: 'contact',
  async load(asked) {
    const { shop } = asked;
    const sent = await sentForm(asked, shop.contact);
    return {
      head: contactHead(asked, shop, translate(routeTexts, shop.texts, 'contact')),
      company: shop.shop.company,
      branches: openBranches(shop.shop),
      tiles: tilesOf(shop.shop),
      terms: formTerms(shop),
      sent,
      // What one shopper has sent is nobody else's.
      personal: sent !== undefined,
    };
  },
  post: (asked) => answerForm(asked, asked.shop.contact, withEmail(PLACE)),
  View: ({ data: { company, branches, tiles, terms, sent }, answer }) => (
    <ContactPage
      company={company}
      places={branches.length > 0 && <BranchesShort branches={branches} tiles={tiles} />}
      form={<Island of={contactForm} props={{ terms, at: PLACE, first: answer ?? sent }} />}
    />
  ),
});
