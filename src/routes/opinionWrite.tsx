import { WRITE_PLACE, writePath } from '../opinions/address.ts';
import { opinionLimits } from '../opinions/fields.ts';
import opinionForm from '../opinions/OpinionForm.island.tsx';
import { opinionTexts } from '../opinions/texts.ts';
import { translate } from '../ui/text.ts';
import { aboutProduct } from './layout/subject.server.ts';
import { subjectFormPage } from './layout/subjectForm.tsx';

/** Writes an opinion about a product. */
export const opinionWritePage = subjectFormPage({
  path: '/produkt/:address/opinia',
  type: 'opinions-add',
  place: WRITE_PLACE,
  about: (asked) => aboutProduct(asked, writePath),
  form: ({ opinionForms }, { subject }) => opinionForms(subject.id),
  title: ({ texts }) => translate(opinionTexts, texts, 'writeTitle'),
  texts: opinionTexts,
  words: (t) => ({ title: t('writeTitle'), lead: t('writeLead') }),
  island: opinionForm,
  own: ({ opinions }, { subject }) => ({ back: subject.href, limits: opinionLimits(opinions.terms) }),
});
