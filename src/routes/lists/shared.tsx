import { doneIn, donePath, type ListAnswer } from '../../lists/listView.ts';
import { SharedPage } from '../../lists/page/SharedPage.tsx';
import { listPath, sharedPath } from '../../lists/paths.ts';
import { listTexts } from '../../lists/texts.ts';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { translate } from '../../ui/text.ts';
import { pageHead } from '../head/pageHead.ts';
import { notFound, redirect } from '../outcomes.ts';
import { definePage, type PageRequest } from '../page.ts';
import { postedForm } from '../postedForm.server.ts';
import { entryViews, putInBasket, refusal } from './buy.server.ts';

type Asked = PageRequest<{ secret: string }>;

/** Page by which others see a list. Its address is the secret of those who were given it. */
export const sharedListPage = definePage({
  path: '/lista/:secret',
  type: 'shopping-list',
  personal: true,
  async load({ shop, params, url }: Asked) {
    const found = await shop.lists.shared(params.secret);
    const title = found?.list.name ?? translate(listTexts, shop.texts, 'withdrawnTitle');
    return {
      head: pageHead(shop, { title, description: [], path: '/', noindex: true }),
      ...(found ? {} : { status: 404 }),
      list: found && { name: found.list.name, entries: await entryViews(shop, found.entries) },
      at: sharedPath(params.secret),
      done: doneIn(url.searchParams),
    };
  },
  post,
  View: ({ data: { list, at, done }, answer }) => (
    <Wrap>
      <SharedPage list={list} at={at} answer={answer} done={done} />
    </Wrap>
  ),
});

async function post({ shop, visit, params, request }: Asked): Promise<ListAnswer> {
  const form = await postedForm(request);
  const { list, entries } = (await shop.lists.shared(params.secret)) ?? notFound();
  if (form.has('keep')) {
    const kept = await shop.lists.keep(visit, list.name, entries);
    if (!kept.ok) return refusal(shop, kept.error);
    throw redirect(donePath(listPath(kept.value), 'kept'));
  }
  const one = form.get('basket');
  const chosen = typeof one === 'string' ? entries.filter(({ id }) => id === one) : entries;
  const answer = await putInBasket(shop, visit, chosen);
  if (answer) return answer;
  throw redirect(donePath(sharedPath(params.secret), 'basket'));
}
