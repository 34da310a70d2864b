import { formatDate } from '../kit/dates.ts';
import { opinionHref, opinionsPath, reportPath } from '../opinions/address.ts';
import { REPORT_PLACE } from '../opinions/report/model.ts';
import { OpinionQuoted } from '../opinions/report/OpinionQuoted.tsx';
import reportForm from '../opinions/report/ReportForm.island.tsx';
import { opinionReportTexts } from '../opinions/report/texts.ts';
import { translate } from '../ui/text.ts';
import { aboutProduct, productAt } from './layout/subject.server.ts';
import { subjectFormPage } from './layout/subjectForm.tsx';
import { notFound } from './outcomes.ts';

/** Reports an opinion (Regulation (EU) 2022/2065, art. 16). */
export const opinionReportPage = subjectFormPage({
  path: '/produkt/:address/opinie/:opinion/zglos',
  type: 'contact',
  place: REPORT_PLACE,
  /** The opinion that the address names, if it is shown and about this product. */
  async about(asked) {
    const { shop, params } = asked;
    const product = await productAt(shop, params.address);
    const opinion = await shop.opinions.find(params.opinion);
    if (opinion?.product !== product.id || opinion.state !== 'published') notFound();
    const about = await aboutProduct(asked, (named) => reportPath(opinionsPath(named), opinion.id));
    return { ...about, opinion, product };
  },
  form: ({ opinionReports }, { opinion, product }) => opinionReports(opinion, product),
  title: ({ texts }) => translate(opinionReportTexts, texts, 'title'),
  texts: opinionReportTexts,
  words: (t) => ({ title: t('title'), lead: t('lead') }),
  island: reportForm,
  own: (_, { opinion, product }) => ({ back: opinionHref(product, opinion.id) }),
  Quoted: OpinionQuoted,
  quoted: ({ opinion: { author, content, madeAt } }) => ({ author, content, date: formatDate(madeAt) }),
});
