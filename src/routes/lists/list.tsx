import { err, ok, type Result } from '../../kit/result.ts';
import { type PressedOnList, pressedIn, readListForm, type TypedList } from '../../lists/listForm.ts';
import { doneIn, donePath, type ListAnswer } from '../../lists/listView.ts';
import type { ListError } from '../../lists/model.ts';
import { GonePage } from '../../lists/page/GonePage.tsx';
import { ListPage } from '../../lists/page/ListPage.tsx';
import { LISTS_PATH, listPath, sharedPath, shownPath } from '../../lists/paths.ts';
import { listTexts } from '../../lists/texts.ts';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { translate } from '../../ui/text.ts';
import { pageHead } from '../head/pageHead.ts';
import { redirect } from '../outcomes.ts';
import { definePage, type PageRequest } from '../page.ts';
import { postedForm } from '../postedForm.server.ts';
import { entryViews, putInBasket, refusal, refusals } from './buy.server.ts';

type Asked = PageRequest<{ id: string }>;

/** Page of one list of a shopper. */
export const listPage = definePage({
  path: '/listy/:id',
  type: 'shopping-list',
  personal: true,
  load,
  post,
  View: ({ data: { gone, view, done }, answer }) => (
    <Wrap>
      {gone && <GonePage {...gone} answer={answer} />}
      {view && <ListPage view={view} answer={answer} done={done} />}
    </Wrap>
  ),
});

async function load({ shop, visit, params: { id }, url, request }: Asked) {
  const found = await shop.lists.find(visit, id);
  const title = found?.list.name ?? translate(listTexts, shop.texts, 'goneTitle');
  const head = pageHead(shop, { title, description: [], path: listPath(id), noindex: true });
  if (!found) {
    const isRemoved = await shop.lists.isRemoved(visit, id);
    return { head, status: 404, gone: { id, isRemoved, guest: visit.customer === undefined } };
  }
  const { list, entries } = found;
  const others = (await shop.lists.of(visit)).filter((one) => one.id !== id);
  return {
    head,
    view: {
      ...{ id, name: list.name },
      entries: await entryViews(shop, entries),
      ...(list.secret === undefined ? {} : { sharedHref: shop.shopUrl + sharedPath(list.secret) }),
      othersAdd: list.othersAdd,
      others: others.map((one) => ({ id: one.id, name: one.name })),
      grid: isGrid(url),
    },
    done: doneIn(url.searchParams, request.headers.get('Sec-Fetch-Site')),
  };
}

const isGrid = (url: URL): boolean => url.searchParams.get('widok') === 'siatka';

/** Saves what was typed, then does what the pressed button asks for. */
async function post(asked: Asked): Promise<ListAnswer> {
  const { shop, visit, params, request, url } = asked;
  const form = await postedForm(request);
  const here = shownPath(params.id, isGrid(url));
  const { lists } = shop;
  const pressed = pressedIn(form);

  const typed = readListForm(form);
  if ('restoreList' in pressed) {
    const back = await lists.restore(visit, params.id);
    if (!back.ok) return notDone(asked, back.error, typed);
  }
  const refused = await saved(asked, typed, pressed);
  if (refused) return refused;
  if (pressed.what === 'basket') {
    const entries = (await lists.find(visit, params.id))?.entries;
    if (!entries) return notDone(asked, 'list_not_found', typed);
    const answer = await putInBasket(
      shop,
      visit,
      entries.filter(({ id }) => pressed.entry === undefined || id === pressed.entry),
    );
    if (answer) return answer;
    throw redirect(donePath(here, 'basket'));
  }
  const done = await carriedOut(asked, pressed);
  if (!done.ok) return notDone(asked, done.error, typed);
  const to = pressed.what === 'listRemoved' ? LISTS_PATH : shownPath(done.value, isGrid(url));
  throw redirect(donePath(to, pressed.what, undoOf(pressed, params.id)));
}

/** Why it was not done; of a list that is gone its page says so by itself. */
async function notDone({ shop, visit, params }: Asked, error: ListError, typed: TypedList): Promise<ListAnswer> {
  const isGone = error === 'list_not_found' && !(await shop.lists.find(visit, params.id));
  return isGone ? refusals(shop, [], typed) : refusal(shop, error, typed);
}

/** Saves what was typed; why it was not, where the press can wait for it. */
async function saved(asked: Asked, typed: TypedList, pressed: PressedOnList): Promise<ListAnswer | undefined> {
  const { shop, visit, params } = asked;
  const { entries, ...more } = typed;
  const gone = pressed.what === 'removed' ? pressed.entry : undefined;
  const parts = [
    // What is taken off comes back with its note, but a fault in it stops nobody.
    { of: entries.filter(({ entry }) => entry === gone), may: true },
    { of: entries.filter(({ entry }) => entry !== gone), ...more, may: pressed.what === 'listRemoved' },
  ];
  for (const { of, may, ...rest } of parts) {
    if (of.length === 0 && Object.keys(rest).length === 0) continue;
    const done = await shop.lists.edit(visit, params.id, { entries: of, ...rest });
    if (!done.ok) return notDone(asked, done.error, typed);
    if (done.value.length > 0 && !may) return refusals(shop, done.value, typed);
  }
  return undefined;
}

/** Gives the id of the list that is shown after it. */
async function carriedOut(
  { shop: { lists }, visit, params: { id } }: Asked,
  pressed: Exclude<PressedOnList, { what: 'basket' }>,
): Promise<Result<string, ListError>> {
  if ('change' in pressed) return lists.change(visit, id, pressed.entry, pressed.change);
  if ('restore' in pressed) return lists.bringBack(visit, [pressed.restore]);
  switch (pressed.what) {
    case 'listRemoved':
      return lists.remove(visit, id);
    case 'shared':
      return lists.share(visit, id, true, pressed.othersAdd);
    case 'unshared':
      return lists.share(visit, id, false);
    case 'saved':
      return (await lists.find(visit, id)) ? ok(id) : err('list_not_found');
  }
}

const undoOf = (pressed: PressedOnList, list: string): string | undefined => {
  if (pressed.what === 'removed') return pressed.entry;
  return pressed.what === 'listRemoved' ? list : undefined;
};
