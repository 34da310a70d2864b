import type { FormAnswer } from '../forms/answer.ts';
import { formatDate } from '../kit/dates.ts';
import { opinionHref, opinionsPath, reportPath } from '../opinions/address.ts';
import { REPORT_PLACE, type ReportValues } from '../opinions/report/model.ts';
import { OpinionQuoted } from '../opinions/report/OpinionQuoted.tsx';
import reportForm from '../opinions/report/ReportForm.island.tsx';
import { opinionReportTexts } from '../opinions/report/texts.ts';
import { SubjectPage } from '../product/subject/SubjectPage.tsx';
import { Island } from '../ui/islands/Island.tsx';
import { useText } from '../ui/TextContext.tsx';
import { translate } from '../ui/text.ts';
import { answerForm, sentForm, withEmail } from './answerForm.server.ts';
import { formTerms } from './layout/formTerms.server.ts';
import { useHomeCrumb } from './layout/homeCrumb.ts';
import { aboutProduct, productAt, subjectHead } from './layout/subject.server.ts';
import { notFound } from './outcomes.ts';
import { definePage, type PageRequest, type ViewProps } from './page.ts';

type Asked = PageRequest<{ address: string; opinion: string }>;

/** Reports an opinion (Regulation (EU) 2022/2065, art. 16). */
export const opinionReportPage = definePage({
  path: '/produkt/:address/opinie/:opinion/zglos',
  type: 'contact',
  load,
  async post(asked) {
    const { at, form } = await reported(asked);
    return answerForm(asked, form, withEmail(`${at}#${REPORT_PLACE}`));
  },
  View,
});

/** The opinion that the address names, if it is shown and about this product. */
async function reported(asked: Asked) {
  const { shop, params } = asked;
  const product = await productAt(shop, params.address);
  const opinion = await shop.opinions.find(params.opinion);
  if (opinion?.product !== product.id || opinion.state !== 'published') notFound();
  const about = await aboutProduct(asked, (named) => reportPath(opinionsPath(named), opinion.id));
  return { ...about, opinion, back: opinionHref(product, opinion.id), form: shop.opinionReports(opinion, product) };
}

async function load(asked: Asked) {
  const { shop } = asked;
  const { subject, crumbs, at, opinion, back, form } = await reported(asked);
  const sent = await sentForm(asked, form);
  const { author, content, madeAt } = opinion;
  return {
    head: subjectHead(shop, translate(opinionReportTexts, shop.texts, 'title'), at),
    subject,
    crumbs,
    quoted: { author, content, date: formatDate(madeAt) },
    form: { back, terms: formTerms(shop), at: `${at}#${REPORT_PLACE}` },
    sent,
    // What one shopper has sent is nobody else's.
    personal: sent !== undefined,
  };
}

function View({ data, answer }: ViewProps<Awaited<ReturnType<typeof load>>, FormAnswer<ReportValues>>) {
  const { subject, crumbs, quoted, form, sent } = data;
  const t = useText(opinionReportTexts);
  const home = useHomeCrumb();
  return (
    <SubjectPage subject={subject} crumbs={[home, ...crumbs]} id={REPORT_PLACE} title={t('title')} lead={t('lead')}>
      <OpinionQuoted {...quoted} />
      <Island of={reportForm} props={{ ...form, first: answer ?? sent }} />
    </SubjectPage>
  );
}
