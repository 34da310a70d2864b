import { CHECK_MAIL_PATH, NEWSLETTER_PATH } from '../content/newsletter/model.ts';
import newsletterForm from '../content/newsletter/NewsletterForm.island.tsx';
import { CheckMail, NewsletterPage } from '../content/newsletter/NewsletterPage.tsx';
import { newsletterTexts } from '../content/newsletter/texts.ts';
import { Island } from '../ui/islands/Island.tsx';
import { translate } from '../ui/text.ts';
import { answerForm } from './answerForm.server.ts';
import { newsletterHead } from './head/heads.server.ts';
import { formTerms } from './layout/formTerms.server.ts';
import { definePage, type PageRequest } from './page.ts';

const AT = `${NEWSLETTER_PATH}#newsletter`;

const headOf = (asked: PageRequest, sent: boolean) =>
  newsletterHead(asked, asked.shop, translate(newsletterTexts, asked.shop.texts, 'title'), sent);

export const newsletterPage = definePage({
  path: NEWSLETTER_PATH,
  type: 'newsletter',
  load: (asked) => ({ head: headOf(asked, false), shop: asked.shop.shop.name, terms: formTerms(asked.shop) }),
  post: (asked) => answerForm(asked, asked.shop.newsletter.form, () => CHECK_MAIL_PATH),
  View: ({ data: { shop, terms }, answer }) => (
    <NewsletterPage>
      <Island of={newsletterForm} props={{ shop, terms, at: AT, first: answer }} />
    </NewsletterPage>
  ),
});

/** Page after the form was sent without scripts. */
export const newsletterSentPage = definePage({
  path: CHECK_MAIL_PATH,
  type: 'newsletter',
  load: (asked) => ({ head: headOf(asked, true) }),
  View: () => (
    <NewsletterPage>
      <CheckMail />
    </NewsletterPage>
  ),
});
