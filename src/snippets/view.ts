import * as v from 'valibot';
import { askSection } from '../session/client.ts';
import { hasConsent } from '../ui/browser/consent.ts';
import { pageTerms } from '../ui/browser/pageTerms.ts';
import { trustedHtml } from '../ui/browser/trusted.ts';
import { make } from '../ui/kernel/message.ts';
import proseStyles from '../ui/Prose.module.css';
import { translate } from '../ui/text.ts';
import { layersAnswer, snippetsAnswer } from './answers.ts';
import { SNIPPET_PLACES } from './ids.ts';
import styles from './Layer.module.css';
import { offerLayers } from './layers.ts';
import { runScript } from './runScript.ts';
import { layerTexts } from './texts.ts';
import { countVisit, forgetVisits, isCounting } from './visits.ts';

let shownView = 0;
/** Scripts that have run in the view. */
let ran = new Set<string>();

/**
 * Asks for the snippets and layers of a page view, in one call, and shows them. A script runs once a view.
 * @param view counts the pages that were shown
 * @param stands false once another page is shown
 */
export function showView(view: number, stands: () => boolean): void {
  if (view !== shownView) ran = new Set();
  shownView = view;
  const counting = hasConsent('preferences') && isCounting();
  const params = counting ? { additional_ajax: { visits: countVisit(Date.now()) } } : {};
  askSection('Snippets', params, (answer) => {
    const read = v.safeParse(snippetsAnswer, answer);
    if (!read.success || !stands()) return;
    const items = Object.values(read.output.items);
    for (const region of ['body_top', 'body'] as const) {
      fill(
        region,
        items.filter((item) => item.region === region).map(({ content }) => content),
      );
    }
    for (const item of items) run(item.script);
  });
  askSection('ToplayersAndWidgets', params, (answer) => {
    const read = v.safeParse(layersAnswer, answer);
    if (!read.success || !stands()) return;
    if (!read.output.counts) forgetVisits();
    else if (!counting && hasConsent('preferences')) countVisit(Date.now());
    for (const item of Object.values(read.output.items)) run(item.script);
    offerLayers(Object.entries(read.output.items), stands);
  });
}

/** Puts content around the page in place of that of the page before. */
function fill(region: keyof typeof SNIPPET_PLACES, contents: readonly string[]): void {
  const html = contents.join('');
  const { id, name } = SNIPPET_PLACES[region];
  const before = document.getElementById(id);
  if (html === '') {
    before?.remove();
    return;
  }
  const place = before ?? make('section', proseStyles.prose);
  place.id = id;
  if (styles.place) place.classList.add(styles.place);
  place.ariaLabel = translate(layerTexts, pageTerms().texts, name);
  place.innerHTML = trustedHtml(html) as string;
  const main = document.getElementById('container');
  if (region === 'body_top') main?.before(place);
  else main?.after(place);
}

function run(address: string | undefined): void {
  if (address === undefined || ran.has(address)) return;
  ran.add(address);
  runScript(address);
}
