import { NOTICES } from '../../catalogue/guarantee/lawFolder.server.ts';
import { isGoods } from '../../catalogue/guarantee/model.ts';
import type { Product } from '../../catalogue/model.ts';
import { walkCatalogue } from '../../catalogue/walk.server.ts';
import type { OpenShop } from '../open/shop.ts';

/** Products that are named in a note; the others are only counted. */
const MOST_NAMED = 5;

const SOURCE =
  'commission.europa.eu, "Practical guidelines and high-resolution vector files: EU notice and label on product guarantees"';

/**
 * Official pictures that a shop has to show since 27 September 2026 and does not have (Directive 2011/83/EU, art. 6(1)(l) and (la)).
 * They are no mistakes: whom the shop sells to, the program cannot know.
 */
export async function lawNotes({ law, db, spoken }: Pick<OpenShop, 'law' | 'db' | 'spoken'>): Promise<string[]> {
  let goods = false;
  const unlabelled: Product[] = [];
  for await (const product of walkCatalogue(db).products()) {
    goods ||= isGoods(product.type);
    if (product.durability && !product.durability.label) unlabelled.push(product);
  }
  const notes: string[] = [];
  const languages = [['pl', 'Polish'], ...(spoken.has('en') ? [['en', 'English'] as const] : [])] as const;
  for (const [language, name] of languages) {
    if (!goods || law.notices[language]) continue;
    const names = NOTICES[language].map((file) => `law/${file}`).join(' or ');
    notes.push(`note: ${names} is missing: the EU notice on the legal guarantee, in ${name} and unchanged (${SOURCE})`);
  }
  if (unlabelled.length > 0) {
    const named = unlabelled.slice(0, MOST_NAMED).map(({ slug }) => slug);
    const more = unlabelled.length > named.length ? ` and ${unlabelled.length - named.length} more` : '';
    notes.push(
      `note: durability_guarantee.label is missing for ${named.join(', ')}${more}: the GARAN label of its producer`,
    );
  }
  return notes;
}
