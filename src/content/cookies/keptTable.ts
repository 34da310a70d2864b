import { CONSENT_COOKIE } from '../../ui/browser/consentName.ts';
import { trustedHtml } from '../../ui/browser/trusted.ts';
import foldStyles from '../../ui/Fold.module.css';
import { make } from '../../ui/kernel/message.ts';
import { CONTENT_PART, PART_PARAM } from '../../ui/kernel/part.ts';
import proseStyles from '../../ui/Prose.module.css';
import styles from './Purposes.module.css';
import { cookieWord } from './words.ts';

/** Time for the page about kept data, ms: the choice stands without its table. */
const TIMEOUT = 8000;

/** The table of all that is kept, from the page that a merchant fills with it (`content/fill`). */
async function tableOn(address: string): Promise<HTMLTableElement | undefined> {
  // Without its frame: the policy would tell of the style of a whole document.
  const part = new URL(address);
  part.searchParams.set(PART_PARAM, CONTENT_PART);
  const answer = await fetch(part.href, { signal: AbortSignal.timeout(TIMEOUT) });
  if (!answer.ok) return undefined;
  const page = new DOMParser().parseFromString(trustedHtml(await answer.text()) as string, 'text/html');
  const names = [...page.querySelectorAll('table code')];
  return names.find(({ textContent }) => textContent === CONSENT_COOKIE)?.closest('table') ?? undefined;
}

/**
 * A fold that tells which files are kept, and for how long: those of the page about them. It stays hidden where that page
 * has no such table, or does not come.
 * @param address of the page about kept data
 */
export function keptTable(address: string): HTMLElement {
  const fold = make('details', foldStyles.fold);
  if (styles.files) fold.classList.add(styles.files);
  fold.hidden = true;
  const box = make('div', proseStyles.prose);
  fold.append(make('summary', foldStyles.summary, cookieWord('files')), box);
  tableOn(address).then(
    (table) => {
      if (!table) return;
      table.tabIndex = 0;
      box.append(table);
      fold.hidden = false;
    },
    // The page is linked beside it.
    () => {},
  );
  return fold;
}
