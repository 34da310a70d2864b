import { productId } from '../../lists/addEntries.server.ts';
import type { HeartAnswer } from '../../lists/hearts/model.ts';
import { LONGEST_TYPED } from '../../lists/listForm.ts';
import { type Done, doneIn, donePath, type ListAnswer } from '../../lists/listView.ts';
import { UNDO_LASTS } from '../../lists/model.ts';
import { ListsPage } from '../../lists/page/ListsPage.tsx';
import { LISTS_PATH, listPath } from '../../lists/paths.ts';
import { listTexts } from '../../lists/texts.ts';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { translate } from '../../ui/text.ts';
import { pageHead } from '../head/pageHead.ts';
import { redirect } from '../outcomes.ts';
import { definePage, type PageRequest } from '../page.ts';
import { postedForm } from '../postedForm.server.ts';
import { refusal } from './buy.server.ts';
import { pressedHeart } from './heart.server.ts';

interface Answer {
  told?: ListAnswer;
  /** Answer to a script that stays on its page. */
  heart?: HeartAnswer;
}

/** Page of all lists of a shopper; the form of a product page is sent here too. */
export const listsPage = definePage({
  path: LISTS_PATH,
  type: 'shopping-list',
  personal: true,
  async load({ shop, visit, url, request }) {
    const lists = await shop.lists.of(visit);
    const now = shop.clock();
    return {
      head: pageHead(shop, {
        title: translate(listTexts, shop.texts, 'title'),
        description: [],
        path: LISTS_PATH,
        noindex: true,
      }),
      lists,
      guest: visit.customer === undefined,
      joined: lists.some(({ joinedAt }) => joinedAt !== undefined && now - joinedAt < UNDO_LASTS),
      done: doneIn(url.searchParams, request.headers.get('Sec-Fetch-Site')),
    };
  },
  post,
  stays: ({ heart }) => heart !== undefined,
  View: ({ data: { head: _, ...shown }, answer }) => (
    <Wrap>
      <ListsPage {...shown} answer={answer?.told} />
    </Wrap>
  ),
});

async function post(asked: PageRequest): Promise<Answer> {
  const { shop, visit, request } = asked;
  const form = await postedForm(request);
  const text = (name: string) => String(form.get(name) ?? '').slice(0, LONGEST_TYPED);
  if (asked.live && form.has('heart')) return { heart: await pressedHeart(asked, form) };
  if (form.has('list') || form.has('save')) {
    // A heart names its product alone.
    const product = productId(text(form.has('save') ? 'save' : 'product'));
    const wanted = { product, size: text('size'), quantity: text('number') || undefined };
    const done = await shop.lists.add(visit, { fallback: translate(listTexts, shop.texts, 'first') }, [wanted]);
    if (!done.ok) return { told: refusal(shop, done.error) };
    throw redirect(donePath(listPath(done.value.list), 'added'));
  }
  if (form.has('restore')) {
    const done = await shop.lists.restore(visit, text('restore'));
    if (!done.ok) return { told: refusal(shop, done.error) };
    throw redirect(listPath(done.value));
  }
  const name = text('name');
  const made = await shop.lists.create(visit, { typed: name });
  if (!made.ok) return { told: refusal(shop, made.error, { name, entries: [] }) };
  throw redirect(donePath(listPath(made.value), 'made' satisfies Done['what']));
}
