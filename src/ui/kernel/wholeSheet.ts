import { pageTerms } from '../browser/pageTerms.ts';
import { soon } from './idle.ts';
import { onFirstSign } from './signs.ts';

let fetched: Promise<string | undefined> | undefined;
let ready: Promise<boolean> | undefined;

/**
 * Puts the style sheets in place that the document does not hold. It holds those of its own HTML; an awake island or the
 * next page may need others. False when they do not come: an island then is plain and works.
 */
export function wholeSheet(): Promise<boolean> {
  ready ??= fetchSheets().then(place);
  return ready;
}

/** All sheets of the shop, one a line (`scripts/vite/browserFiles.ts`); undefined when they do not come. */
function fetchSheets(): Promise<string | undefined> {
  const { sheet } = pageTerms();
  fetched ??= sheet
    ? fetch(sheet)
        .then((answer) => (answer.ok ? answer.text() : Promise.reject()))
        .catch(() => {
          fetched = ready = undefined;
          return undefined;
        })
    : Promise.resolve('');
  return fetched;
}

/** What stood there twice would make the browser reckon the style of all that it is for, and lay it out, anew. */
function place(sheets: string | undefined): boolean {
  if (sheets === undefined) return false;
  const inside = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    sheets
      .split('\n')
      .filter((one) => !inside.includes(one))
      .join(''),
  );
  document.adoptedStyleSheets.push(sheet);
  return true;
}

/** Fetches the sheets as soon as somebody is there to press something, and puts them in place once nobody waits, or something needs them. */
export function startWholeSheet(): void {
  onFirstSign(() => {
    void fetchSheets();
    soon(() => void wholeSheet());
  });
}
