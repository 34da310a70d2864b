import type { Result } from '../../kit/result.ts';
import { productId } from '../../lists/addEntries.server.ts';
import type { HeartAnswer } from '../../lists/hearts/model.ts';
import { LONGEST_TYPED } from '../../lists/listForm.ts';
import { wrongField } from '../../lists/listView.ts';
import { listMessage } from '../../lists/messages.ts';
import type { ListError, Taken } from '../../lists/model.ts';
import { listTexts } from '../../lists/texts.ts';
import { wishlistAnswer } from '../../lists/wire.server.ts';
import { translate } from '../../ui/text.ts';
import type { PageRequest } from '../page.ts';

/** Takes the press of a heart that a script sends (`lists/hearts/client.ts`). */
export async function pressedHeart(asked: PageRequest, form: FormData): Promise<HeartAnswer> {
  const { shop, visit } = asked;
  const { lists } = shop;
  const text = (name: string) => String(form.get(name) ?? '').slice(0, LONGEST_TYPED);
  const done = await pressed();
  const saved = wishlistAnswer(await lists.saved(visit));
  if (!done.ok) {
    const ofName = wrongField(done.error) !== undefined;
    return { saved, why: listMessage(done.error, shop.shop.lists, shop.texts), ofName };
  }
  const { list, entries } = done.value;
  return { saved, list, ...(entries.length === 0 ? {} : { taken: done.value }) };

  async function pressed(): Promise<Result<Taken, ListError>> {
    const list = text('list');
    const product = productId(text('product'));
    switch (text('heart')) {
      case 'take':
        return lists.take(visit, list, [{ product }]);
      case 'set':
        return listOf(
          await lists.choose(visit, {
            product,
            size: text('size'),
            lists: text('lists').split(','),
            name: text('name'),
          }),
        );
      case 'undo':
        return listOf(await lists.bringBack(visit, text('entries').split(',')));
      default: {
        const where = list === '' ? { fallback: translate(listTexts, shop.texts, 'first') } : { id: list };
        const done = await lists.add(visit, where, [{ product, size: '' }]);
        return listOf(done.ok ? { ok: true, value: done.value.list } : done);
      }
    }
  }
}

const listOf = (done: Result<string, ListError>): Result<Taken, ListError> =>
  done.ok ? { ok: true, value: { list: done.value, entries: [] } } : done;
