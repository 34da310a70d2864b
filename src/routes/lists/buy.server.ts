import { addMessage } from '../../basket/messages.ts';
import type { EditFault } from '../../lists/editList.server.ts';
import { type EntryState, type EntryView, entryView } from '../../lists/entryView.ts';
import type { TypedList } from '../../lists/listForm.ts';
import { type ListAnswer, wrongField } from '../../lists/listView.ts';
import { listMessage } from '../../lists/messages.ts';
import type { Entry, ListError } from '../../lists/model.ts';
import { listTexts } from '../../lists/texts.ts';
import type { Visit } from '../../session/model.ts';
import { translate } from '../../ui/text.ts';
import { cardsOf } from '../layout/cards.server.ts';
import { cardTerms } from '../layout/terms.server.ts';
import type { ShopServices } from '../services.ts';

/** Entries with their products as they are now. */
export async function entryViews(shop: ShopServices, entries: readonly Entry[]): Promise<EntryView[]> {
  const products = await shop.catalogue.products([...new Set(entries.map(({ product }) => product))]);
  const cards = await cardsOf(shop, products);
  const terms = cardTerms(shop);
  return entries.map((entry) => {
    const product = products.find(({ id }) => id === entry.product);
    return entryView(
      entry,
      product,
      cards.find(({ id }) => id === entry.product),
      terms,
    );
  });
}

/** Why nothing was changed, with what was typed. */
export const refusal = (shop: ShopServices, code: ListError, typed?: TypedList): ListAnswer =>
  refusals(shop, [{ error: code }], typed);

/** Why nothing was changed, with what was typed: for an entry that has gone its note beside it. */
export const refusals = (shop: ShopServices, faults: readonly EditFault[], typed?: TypedList): ListAnswer => ({
  kind: 'failed',
  typed,
  faults: faults.map(({ error, entry }) => {
    const wrong = wrongField(error, entry);
    const note = typed?.entries.find((one) => one.entry === entry)?.note;
    const why = listMessage(error, shop.shop.lists, shop.texts);
    return { why, ...(wrong && { wrong }), ...(error === 'entry_not_found' && note && { note }) };
  }),
});

/** What a choice that is wanted first lacks. */
const MISSING: Partial<Record<EntryState, 'missingSize' | 'missingValue'>> = {
  choose: 'missingSize',
  chooseValue: 'missingValue',
};

/** Puts entries into the basket, each or not at all; undefined when all of them are there as they were wanted. */
export async function putInBasket(
  shop: ShopServices,
  visit: Visit,
  entries: readonly Entry[],
): Promise<ListAnswer | undefined> {
  const { texts } = shop;
  const t = (key: 'soldOut' | 'gone' | 'goneName' | 'missingSize' | 'missingValue' | 'missingMore') =>
    translate(listTexts, texts, key);
  const views = await entryViews(shop, entries);
  const open = entries.filter((_, place) => views[place]?.state === 'open');
  const results = await shop.baskets.add(
    visit,
    open.map(({ product, size }, place) => ({
      product,
      size,
      quantity: views[entries.indexOf(open[place] as Entry)]?.quantity,
    })),
  );
  const whys = entries.map((entry, place) => {
    const state = views[place]?.state;
    if (state === 'gone') return t('gone');
    if (state === 'soldOut') return t('soldOut');
    const result = results[open.indexOf(entry)];
    if (!result) return t(MISSING[state ?? 'see'] ?? 'missingMore');
    const error = result.ok ? result.value.corrected : result.error;
    return error && addMessage(error, texts);
  });
  const products = whys.flatMap((why, place) => (why ? [{ name: views[place]?.name || t('goneName'), why }] : []));
  return products.length === 0 ? undefined : { kind: 'missing', some: results.some(({ ok }) => ok), products };
}
