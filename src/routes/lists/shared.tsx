import { productId } from '../../lists/addEntries.server.ts';
import { plainEntry } from '../../lists/entryView.ts';
import { doneIn, donePath, type ListAnswer } from '../../lists/listView.ts';
import type { Adding } from '../../lists/page/AddProducts.tsx';
import { SharedPage } from '../../lists/page/SharedPage.tsx';
import { listPath, sharedPath } from '../../lists/paths.ts';
import type { OpenList } from '../../lists/service.server.ts';
import { listTexts } from '../../lists/texts.ts';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { translate } from '../../ui/text.ts';
import { SECRET, secretHead } from '../head/secret.ts';
import { redirect } from '../outcomes.ts';
import { definePage, type PageRequest } from '../page.ts';
import { postedForm } from '../postedForm.server.ts';
import type { ShopServices } from '../services.ts';
import { entryViews, putInBasket, refusal } from './buy.server.ts';

type Asked = PageRequest<{ secret: string }>;

/** Page by which others see a list. Its address is the secret of those who were given it. */
export const sharedListPage = definePage({
  path: '/lista/:secret',
  type: 'shopping-list',
  ...SECRET,
  async load({ shop, params, url, request }: Asked) {
    const found = await shop.lists.shared(params.secret);
    const title = found?.list.name ?? translate(listTexts, shop.texts, 'withdrawnTitle');
    return {
      head: secretHead(shop, title),
      ...(found ? {} : { status: 404 }),
      list: found && {
        name: found.list.name,
        entries: await entryViews(shop, found.entries),
        ...(found.list.othersAdd ? { adding: await adding(shop, found, url.searchParams.get('szukaj') ?? '') } : {}),
      },
      at: sharedPath(params.secret),
      done: doneIn(url.searchParams, request.headers.get('Sec-Fetch-Site')),
    };
  },
  post,
  View: ({ data: { list, at, done }, answer }) => (
    <Wrap>
      <SharedPage list={list} at={at} answer={answer} done={done} />
    </Wrap>
  ),
});

/** Most products that are offered for one text. */
const MOST_FOUND = 6;

async function adding(shop: ShopServices, { entries }: OpenList, typed: string): Promise<Adding> {
  const text = typed.trim().slice(0, 100);
  const ids = text === '' ? [] : (await shop.search.products(text, MOST_FOUND)).ids;
  const products = await shop.catalogue.products(ids);
  const views = await entryViews(
    shop,
    ids.flatMap((id) => {
      const product = products.find((one) => one.id === id);
      return product ? [plainEntry(product)] : [];
    }),
  );
  const there = (id: string) => entries.some(({ product }) => product === Number(id));
  return { text, found: views.map((product) => ({ product, there: there(product.id) })) };
}

async function post({ shop, visit, params, request }: Asked): Promise<ListAnswer> {
  const form = await postedForm(request);
  const found = await shop.lists.shared(params.secret);
  // The page says that the link was withdrawn.
  if (!found) return refusal(shop, 'not_shared');
  const { list, entries } = found;
  if (form.has('keep')) {
    const kept = await shop.lists.keep(visit, list.name, entries);
    if (!kept.ok) return refusal(shop, kept.error);
    throw redirect(donePath(listPath(kept.value), 'kept'));
  }
  const wanted = form.get('add');
  if (typeof wanted === 'string') {
    const added = await shop.lists.addByLink(params.secret, [{ product: productId(wanted), size: '' }]);
    if (!added.ok) return refusal(shop, added.error);
    throw redirect(donePath(sharedPath(params.secret), 'added'));
  }
  const one = form.get('basket');
  const chosen = typeof one === 'string' ? entries.filter(({ id }) => id === one) : entries;
  const answer = await putInBasket(shop, visit, chosen);
  if (answer) return answer;
  throw redirect(donePath(sharedPath(params.secret), 'basket'));
}
