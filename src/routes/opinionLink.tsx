import { LinkPage } from '../content/LinkPage.tsx';
import type { FormAnswer, SentForm } from '../forms/answer.ts';
import { WRITE_PLACE } from '../opinions/address.ts';
import { type OpinionValues, opinionLimits } from '../opinions/fields.ts';
import opinionForm from '../opinions/OpinionForm.island.tsx';
import { linkPath } from '../opinions/purchaseLinks/model.ts';
import { askingTexts } from '../opinions/purchaseLinks/texts.ts';
import { opinionTexts } from '../opinions/texts.ts';
import { subjectOf } from '../product/subject/model.ts';
import { SubjectPage } from '../product/subject/SubjectPage.tsx';
import { Island } from '../ui/islands/Island.tsx';
import { useText } from '../ui/TextContext.tsx';
import { translate } from '../ui/text.ts';
import { answerForm, sentForm, withEmail } from './answerForm.server.ts';
import { SECRET, secretHead } from './head/secret.ts';
import { formTerms } from './layout/formTerms.server.ts';
import { useHomeCrumb } from './layout/homeCrumb.ts';
import { notFound } from './outcomes.ts';
import { definePage, type PageRequest, type ViewProps } from './page.ts';

type LinkAsked = PageRequest<{ token: string }>;

/** Writes an opinion by the link that was mailed to a buyer. */
export const opinionLinkPage = definePage({
  path: '/opinia/:token',
  type: 'opinions-add',
  ...SECRET,
  load,
  async post(asked) {
    const { shop, params } = asked;
    const { line } = await shop.asking.find(params.token);
    if (!line) notFound();
    return answerForm(asked, shop.boughtForms(line.product, params.token), withEmail(formAt(asked)));
  },
  View,
});

const formAt = ({ params: { token } }: LinkAsked): string => `${linkPath(encodeURIComponent(token))}#${WRITE_PLACE}`;

async function load(asked: LinkAsked, answer: FormAnswer<OpinionValues> | undefined) {
  const { shop, params } = asked;
  const head = secretHead(shop, translate(opinionTexts, shop.texts, 'writeTitle'));
  const found = await shop.asking.find(params.token);
  const product = found.line && (await shop.catalogue.product(found.line.product));
  if (!found.line || !product)
    return { head, closed: { words: 'stop' in found ? found.stop : ('soldNoMore' as const), href: undefined } };
  const subject = subjectOf(product, found.line.size, shop.giftCards.rules);
  const sent: SentForm | undefined = await sentForm(asked, shop.boughtForms(product.id, params.token));
  // A form whose link was used up meanwhile comes back with its words.
  if ('stop' in found && !sent && !answer) return { head, closed: { words: found.stop, href: subject.href } };
  return {
    head,
    subject,
    form: { back: subject.href, limits: opinionLimits(shop.opinions.terms), terms: formTerms(shop), at: formAt(asked) },
    sent,
  };
}

function View({ data, answer }: ViewProps<Awaited<ReturnType<typeof load>>, FormAnswer<OpinionValues>>) {
  const t = useText(opinionTexts);
  const asking = useText(askingTexts);
  const home = useHomeCrumb();
  if (data.closed) {
    const { words, href } = data.closed;
    const way = href === undefined ? undefined : { href, label: asking('product') };
    return <LinkPage title={t('writeTitle')} button={t('send')} gone={asking(words)} way={way} />;
  }
  const { subject, form, sent } = data;
  return (
    <SubjectPage subject={subject} crumbs={[home]} id={WRITE_PLACE} title={t('writeTitle')} lead={asking('lead')}>
      <Island of={opinionForm} props={{ ...form, first: answer ?? sent }} />
    </SubjectPage>
  );
}
