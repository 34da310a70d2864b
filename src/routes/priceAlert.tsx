import type { Product } from '../catalogue/model.ts';
import { type FormAnswer, SENT_PARAM } from '../forms/answer.ts';
import { AlertSent } from '../product/priceAlert/AlertSent.tsx';
import { type AlertValues, alertSizes, PRICE_ALERT_PLACE, priceAlertPath } from '../product/priceAlert/model.ts';
import priceAlertForm from '../product/priceAlert/PriceAlertForm.island.tsx';
import { priceAlertTexts } from '../product/priceAlert/texts.ts';
import { SubjectPage } from '../product/subject/SubjectPage.tsx';
import { Island } from '../ui/islands/Island.tsx';
import { useText } from '../ui/TextContext.tsx';
import { translate } from '../ui/text.ts';
import { answerForm } from './answerForm.server.ts';
import { formTerms } from './layout/formTerms.server.ts';
import { useHomeCrumb } from './layout/homeCrumb.ts';
import { aboutProduct, type ProductAsked, productAt, subjectHead } from './layout/subject.server.ts';
import { cardTerms } from './layout/terms.server.ts';
import { definePage, type ViewProps } from './page.ts';
import type { ShopServices } from './services.ts';

/** Asks to hear of a lower price. */
export const priceAlertPage = definePage({
  path: '/produkt/:address/cena',
  type: 'contact',
  load,
  async post(asked) {
    const { product, at } = await about(asked);
    const sentAt = `${at}${at.includes('?') ? '&' : '?'}${SENT_PARAM}=1`;
    const form = asked.shop.priceAlerts.form(product, asked.visit.priceContext?.country);
    return answerForm(asked, form, () => sentAt);
  },
  View,
});

const sizesOf = (shop: ShopServices, product: Product) => alertSizes(product, cardTerms(shop), shop.giftCards.rules);

async function about(asked: ProductAsked) {
  const found = await aboutProduct(asked, priceAlertPath, (one) => sizesOf(asked.shop, one).length > 0);
  return { ...found, product: await productAt(asked.shop, asked.params.address) };
}

async function load(asked: ProductAsked) {
  const { shop, url } = asked;
  const { subject, crumbs, at, product } = await about(asked);
  return {
    head: subjectHead(shop, translate(priceAlertTexts, shop.texts, 'title'), at),
    subject,
    crumbs,
    form: {
      subject: { href: subject.href },
      sizes: sizesOf(shop, product),
      chosen: url.searchParams.get('size') ?? undefined,
      currency: shop.shop.currency,
      terms: formTerms(shop),
      at: `${at}#${PRICE_ALERT_PLACE}`,
    },
    sent: url.searchParams.has(SENT_PARAM),
  };
}

function View({ data, answer }: ViewProps<Awaited<ReturnType<typeof load>>, FormAnswer<AlertValues>>) {
  const { subject, crumbs, form, sent } = data;
  const t = useText(priceAlertTexts);
  const home = useHomeCrumb();
  return (
    <SubjectPage
      subject={subject}
      crumbs={[home, ...crumbs]}
      id={PRICE_ALERT_PLACE}
      title={t('title')}
      lead={t('lead')}
    >
      {sent ? <AlertSent back={subject.href} /> : <Island of={priceAlertForm} props={{ ...form, first: answer }} />}
    </SubjectPage>
  );
}
