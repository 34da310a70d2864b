import type { AddError, Added, Wanted } from '../../basket/model.ts';
import type { Baskets } from '../../basket/service.server.ts';
import type { Catalogue } from '../../catalogue/service.server.ts';
import { formatQuantity } from '../../kit/quantity.ts';
import type { Result } from '../../kit/result.ts';
import type { Order, OrderLine } from '../../orders/model.ts';
import type { Visit } from '../../session/model.ts';
import { type Reordered, wantedAgain } from './reorder.ts';

interface Shop {
  baskets: Pick<Baskets, 'add' | 'edit' | 'view'>;
  catalogue: Pick<Catalogue, 'products'>;
}

type Asked = { line: OrderLine; wanted: Wanted };

/** Puts what can still be bought of an order into the basket of a visit, at the prices of now. Gifts are not ordered. */
export async function reorder({ baskets, catalogue }: Shop, visit: Visit, { lines }: Order): Promise<Reordered> {
  const bought = lines.filter(({ data }) => !data.gift);
  const products = await catalogue.products([...new Set(bought.map(({ product }) => product))]);
  const done: Reordered = { added: 0, left: [], fewer: [] };
  const asked: Asked[] = [];
  const words = new Map<string, string>();
  for (const line of bought) {
    const wanted = wantedAgain(
      line,
      products.find(({ id }) => id === line.product),
    );
    if (wanted.ok) asked.push({ line, wanted: wanted.value });
    else done.left.push({ place: line.place, code: wanted.error, bound: '' });
  }
  const results =
    asked.length === 0
      ? []
      : await baskets.add(
          visit,
          asked.map(({ wanted }) => wanted),
        );
  for (const [place, one] of asked.entries()) {
    const result = results[place];
    const into = result && (await take({ baskets }, visit, one, result, done));
    if (into !== undefined && one.line.data.comment !== '') words.set(into, one.line.data.comment);
  }
  await carryWords({ baskets }, visit, words);
  done.left.sort((a, b) => a.place - b.place);
  return done;
}

/** What was written to the shop goes along; where something stands already, it stays. */
async function carryWords(
  { baskets }: Pick<Shop, 'baskets'>,
  visit: Visit,
  words: ReadonlyMap<string, string>,
): Promise<void> {
  if (words.size === 0) return;
  const { lines } = await baskets.view(visit);
  const silent = lines.filter(({ known }) => known?.comment === '');
  await baskets.edit(
    visit,
    silent.flatMap(({ id }) => (words.has(id) ? [{ line: { id }, comment: words.get(id) }] : [])),
  );
}

/** Codes of a bound that less of the same does not pass. */
const TOO_MUCH: ReadonlySet<string> = new Set(['order_notenough', 'too_much_product', 'too_much_product_size']);

/** The line of the basket that it went into. */
async function take(
  { baskets }: Pick<Shop, 'baskets'>,
  visit: Visit,
  { line, wanted }: Asked,
  result: Result<Added, AddError>,
  done: Reordered,
): Promise<string | undefined> {
  if (result.ok) {
    done.added += 1;
    return result.value.line;
  }
  const { code, limit } = result.error;
  const left = () => {
    done.left.push({ place: line.place, code, bound: limit ? formatQuantity(limit.parts, limit.precision) : '' });
    return undefined;
  };
  if (!limit || !TOO_MUCH.has(code)) return left();
  // The bound is of all that lies there already.
  const { lines } = await baskets.view(visit);
  const held = lines
    .filter(({ product, known }) => product === line.product && known?.size.type === line.size)
    .reduce((sum, { known }) => sum + (known?.quantity ?? 0), 0);
  if (limit.parts <= held) return left();
  const quantity = formatQuantity(limit.parts - held, limit.precision);
  const [fewer] = await baskets.add(visit, [{ ...wanted, quantity }]);
  if (!fewer?.ok) return left();
  done.added += 1;
  done.fewer.push({ place: line.place, quantity });
  return fewer.value.line;
}
