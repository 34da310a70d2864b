import type { Result } from '../../kit/result.ts';
import type { EntryChange } from '../../lists/changeEntry.server.ts';
import { type Done, doneIn, donePath, type ListAnswer, type Typed } from '../../lists/listView.ts';
import type { ListError } from '../../lists/model.ts';
import { ListPage } from '../../lists/page/ListPage.tsx';
import { LISTS_PATH, listPath, sharedPath, shownPath } from '../../lists/paths.ts';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { pageHead } from '../head/pageHead.ts';
import { notFound, redirect } from '../outcomes.ts';
import { definePage, type PageRequest } from '../page.ts';
import { postedForm } from '../postedForm.server.ts';
import { entryViews, LONGEST_TYPED, putInBasket, refusal } from './buy.server.ts';

type Asked = PageRequest<{ id: string }>;

/** Page of one list of a shopper. */
export const listPage = definePage({
  path: '/listy/:id',
  type: 'shopping-list',
  personal: true,
  load,
  post,
  View: ({ data: { view, done }, answer }) => (
    <Wrap>
      <ListPage view={view} answer={answer} done={done} />
    </Wrap>
  ),
});

async function load({ shop, visit, params, url, request }: Asked) {
  const { list, entries } = (await shop.lists.find(visit, params.id)) ?? notFound();
  const others = (await shop.lists.of(visit)).filter(({ id }) => id !== list.id);
  return {
    head: pageHead(shop, { title: list.name, description: [], path: listPath(list.id), noindex: true }),
    view: {
      ...{ id: list.id, name: list.name },
      entries: await entryViews(shop, entries),
      ...(list.secret === undefined ? {} : { sharedHref: shop.shopUrl + sharedPath(list.secret) }),
      othersAdd: list.othersAdd,
      others: others.map(({ id, name }) => ({ id, name })),
      grid: isGrid(url),
    },
    done: doneIn(url.searchParams, request.headers.get('Sec-Fetch-Site')),
  };
}

const isGrid = (url: URL): boolean => url.searchParams.get('widok') === 'siatka';

/** What a pressed button asks for: the words of the page that follows, and what there is to undo. */
async function post(asked: Asked): Promise<ListAnswer> {
  const { shop, visit, params, request, url } = asked;
  const form = await postedForm(request);
  const text = (name: string) => String(form.get(name) ?? '').slice(0, LONGEST_TYPED);
  const here = shownPath(params.id, isGrid(url));
  const { lists } = shop;

  const basket = text('basket');
  if (basket !== '' || form.has('basketAll')) {
    const { entries } = (await lists.find(visit, params.id)) ?? notFound();
    const chosen = basket === '' ? entries : entries.filter(({ id }) => id === basket);
    const answer = await putInBasket(shop, visit, chosen);
    if (answer) return answer;
    throw redirect(donePath(here, 'basket'));
  }
  const done = await pressed();
  if (!done.result.ok) return refusal(shop, done.result.error, typedIn(form, text));
  throw redirect(donePath(done.to ?? here, done.what, done.undo));

  async function pressed(): Promise<{
    result: Result<string, ListError>;
    what: Done['what'];
    to?: string;
    undo?: string;
  }> {
    const { id } = params;
    if (form.has('rename')) return { result: await lists.rename(visit, id, text('name')), what: 'saved' };
    if (form.has('share')) {
      const on = text('share') === 'on';
      return {
        result: await lists.share(visit, id, on, text('rights') === 'add'),
        what: on ? 'shared' : 'unshared',
      };
    }
    if (form.has('delete'))
      return { result: await lists.remove(visit, id), what: 'listRemoved', to: LISTS_PATH, undo: id };
    const back = text('restore');
    if (back !== '') {
      const result = await lists.bringBack(visit, [back]);
      return { result, what: 'saved', ...(result.ok ? { to: shownPath(result.value, isGrid(url)) } : {}) };
    }
    const change = changeIn(text);
    const result = await lists.change(visit, id, change.entry, change.change);
    return { result, what: change.what, ...(change.what === 'removed' ? { undo: change.entry } : {}) };
  }
}

/** Fields of the form that was sent; one that only presses has none. */
function typedIn(form: FormData, text: (name: string) => string): Typed | undefined {
  if (form.has('rename')) return { name: text('name') };
  return form.has('quantity') ? { entry: text('entry'), quantity: text('quantity'), note: text('note') } : undefined;
}

/** The one button of an entry that was pressed; Enter in a field saves. */
function changeIn(text: (name: string) => string): { entry: string; change: EntryChange; what: Done['what'] } {
  for (const button of ['remove', 'up', 'down'] as const) {
    const entry = text(button);
    if (entry !== '') return { entry, change: { do: button }, what: button === 'remove' ? 'removed' : 'saved' };
  }
  for (const button of ['move', 'copy'] as const) {
    const entry = text(button);
    if (entry !== '')
      return { entry, change: { do: button, to: text('to') }, what: button === 'move' ? 'moved' : 'copied' };
  }
  const change = { do: 'edit', quantity: text('quantity'), note: text('note') } as const;
  return { entry: text('entry'), change, what: 'saved' };
}
