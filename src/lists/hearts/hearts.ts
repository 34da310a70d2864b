import { askOnce } from '../../session/client.ts';
import { isMarked, SESSION_MARK } from '../../session/marker.ts';
import { pageTerms } from '../../ui/browser/pageTerms.ts';
import { showBubble } from '../../ui/kernel/bubble.ts';
import { translate } from '../../ui/text.ts';
import { LISTS_LINK, listsLinkTexts } from '../link.texts.ts';
import { allSaved, NOTHING_SAVED, type SavedLists } from './model.ts';

/** Lists as this page knows them; undefined until it does. */
let known: SavedLists | undefined;
let watched = false;

/** Fills the hearts of products that stand on a list, those of cards that come later too, and tells the count in the header. */
export function showSaved(saved: SavedLists): void {
  known = saved;
  paint();
  showCount(saved.productsCounter);
  if (watched) return;
  watched = true;
  // A page that changes in place brings new hearts, and empties those that stay.
  const look = { childList: true, subtree: true, attributeFilter: ['aria-pressed'] };
  new MutationObserver(paint).observe(document.body, look);
}

/** What stands on the lists, asked for where it is not known yet. */
export async function savedNow(): Promise<SavedLists | undefined> {
  if (!known && !isMarked(document.cookie, SESSION_MARK)) known = NOTHING_SAVED;
  if (known) return known;
  const answer = await askOnce('Wishlist');
  if (answer) showSaved(answer as SavedLists);
  return known;
}

function paint(): void {
  const saved = allSaved(known ?? NOTHING_SAVED);
  for (const heart of document.querySelectorAll<HTMLButtonElement>('button[data-own="heart"]')) {
    const full = String(saved.has(Number(heart.value)));
    if (heart.ariaPressed !== full) heart.ariaPressed = full;
  }
}

function showCount(n: number): void {
  const link = document.getElementById(LISTS_LINK);
  const { texts } = pageTerms();
  if (link)
    showBubble(
      link,
      n > 0 ? translate(listsLinkTexts, texts, 'linkCount', { n }) : translate(listsLinkTexts, texts, 'link'),
      n,
    );
}
