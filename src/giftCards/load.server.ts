import { join } from 'node:path';
import type { Product } from '../catalogue/model.ts';
import type { Problem } from '../settings/problem.ts';
import { readYamlFileIfAny } from '../settings/yaml.server.ts';
import { giftCardsFile } from './file.ts';
import { type GiftCardRules, NO_GIFT_CARDS, type SoldCard } from './model.ts';

const NAME = 'gift-cards.yaml';

type Known = Pick<Product, 'id' | 'type' | 'precision'> & { sizes: readonly { type: string }[] };

/** Reads gift-cards.yaml of a shop. What cannot be a card is left out and told; the rest counts. */
export async function loadGiftCards(
  folder: string,
  products: (ids: readonly number[]) => Promise<readonly Known[]>,
): Promise<{ giftCards: GiftCardRules; problems: Problem[] }> {
  const read = await readYamlFileIfAny(folder, join(folder, NAME), giftCardsFile);
  if (!read.value) return { giftCards: NO_GIFT_CARDS, problems: read.problems };
  const { valid_months: months, cards } = read.value;
  const known = await products([...new Set(cards.map(({ product }) => product))]);
  const problems: Problem[] = [...read.problems];
  const kept: SoldCard[] = [];
  for (const [place, card] of cards.entries()) {
    const fault = unfit(
      card,
      known.find(({ id }) => id === card.product),
    );
    if (!fault) kept.push(card);
    else {
      const at = `cards.${place}.${fault.at}`;
      problems.push({ file: NAME, line: read.lineOf(at), ...fault, at });
    }
  }
  return { giftCards: { months, cards: kept }, problems };
}

/** A part of a bundle, or half a card, would be no card of its own. */
function unfit(
  { product, size }: SoldCard,
  known: Known | undefined,
): Pick<Problem, 'at' | 'expected' | 'found'> | undefined {
  if (!known || known.type === 'bundle' || known.precision !== 0) {
    return { at: 'product', expected: 'the id of a product that is sold by the piece', found: String(product) };
  }
  const isSize = size === undefined || known.sizes.some(({ type }) => type === size);
  return isSize ? undefined : { at: 'size', expected: 'a size of this product', found: size };
}
