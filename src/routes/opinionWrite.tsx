import type { FormAnswer } from '../forms/answer.ts';
import { WRITE_PLACE, writePath } from '../opinions/address.ts';
import { type OpinionValues, opinionLimits } from '../opinions/fields.ts';
import opinionForm from '../opinions/OpinionForm.island.tsx';
import { opinionTexts } from '../opinions/texts.ts';
import { SubjectPage } from '../product/subject/SubjectPage.tsx';
import { Island } from '../ui/islands/Island.tsx';
import { useText } from '../ui/TextContext.tsx';
import { translate } from '../ui/text.ts';
import { answerForm, sentForm, withEmail } from './answerForm.server.ts';
import { formTerms } from './layout/formTerms.server.ts';
import { useHomeCrumb } from './layout/homeCrumb.ts';
import { aboutProduct, type ProductAsked, subjectHead } from './layout/subject.server.ts';
import { definePage, type ViewProps } from './page.ts';

/** Writes an opinion about a product. */
export const opinionWritePage = definePage({
  path: '/produkt/:address/opinia',
  type: 'opinions-add',
  load,
  async post(asked) {
    const { subject, at } = await aboutProduct(asked, writePath);
    return answerForm(asked, asked.shop.opinionForms(subject.id), withEmail(`${at}#${WRITE_PLACE}`));
  },
  View,
});

async function load(asked: ProductAsked) {
  const { shop } = asked;
  const { subject, crumbs, at } = await aboutProduct(asked, writePath);
  const sent = await sentForm(asked, shop.opinionForms(subject.id));
  return {
    head: subjectHead(shop, translate(opinionTexts, shop.texts, 'writeTitle'), at),
    subject,
    crumbs,
    form: {
      back: subject.href,
      limits: opinionLimits(shop.opinions.terms),
      terms: formTerms(shop),
      at: `${at}#${WRITE_PLACE}`,
    },
    sent,
    // What one shopper has sent is nobody else's.
    personal: sent !== undefined,
  };
}

function View({ data, answer }: ViewProps<Awaited<ReturnType<typeof load>>, FormAnswer<OpinionValues>>) {
  const { subject, crumbs, form, sent } = data;
  const t = useText(opinionTexts);
  const home = useHomeCrumb();
  return (
    <SubjectPage
      subject={subject}
      crumbs={[home, ...crumbs]}
      id={WRITE_PLACE}
      title={t('writeTitle')}
      lead={t('writeLead')}
    >
      <Island of={opinionForm} props={{ ...form, first: answer ?? sent }} />
    </SubjectPage>
  );
}
