import { ConfirmAdd } from '../basket/ConfirmAdd.tsx';
import { readAddForm } from '../basket/form.ts';
import { basketTexts } from '../basket/texts.ts';
import { productPath } from '../catalogue/model.ts';
import { fullName } from '../catalogue/offer.ts';
import { translate } from '../ui/text.ts';
import { pageHead } from './head/pageHead.ts';
import { notFound } from './outcomes.ts';
import { definePage } from './page.ts';

/** Path whose POST `server/ajax/basketChange.ts` answers. */
const PATH = '/basketchange.php';

const FIELDS = ['product', 'size', 'number', 'additional', 'subscription', 'days_in_period', 'forpoints'];

export const basketChangePage = definePage({
  path: PATH,
  type: 'basketedit',
  personal: true,
  async load({ shop, url: { searchParams: query } }) {
    const wanted = query.get('mode') === '1' ? readAddForm(query) : undefined;
    const [product] = wanted ? await shop.catalogue.products([wanted.product]) : [];
    if (!wanted || !product) return notFound();
    const fields = FIELDS.flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    const number = /^\d{1,6}(?:[.,]\d{1,3})?$/.exec(wanted.quantity ?? '')?.[0].replace('.', ',');
    const title = translate(basketTexts, shop.texts, 'confirmTitle');
    return {
      fields: [['mode', '1'] as const, ...fields],
      product: { name: fullName(product), href: productPath(product) },
      quantity: number === undefined ? undefined : { n: number, unit: product.unit.name },
      head: pageHead(shop, { title, description: [], path: PATH, noindex: true }),
    };
  },
  View: ({ data: { fields, product, quantity } }) => (
    <ConfirmAdd action={PATH} fields={fields} product={product} quantity={quantity} />
  ),
});
