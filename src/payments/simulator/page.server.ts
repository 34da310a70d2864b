import { createHash } from 'node:crypto';
import { escapeHtml } from '../../kit/html.ts';
import { formatMoney } from '../../kit/priceFormat.ts';
import { languageInHand } from '../../kit/speech.ts';
import { nbsp } from '../../kit/typography.ts';
import tokens from '../../ui/styles/tokens.css?raw';
import { type TextOverrides, translate } from '../../ui/text.ts';
import type { SimulatedOrder, SimulatedStatus } from './model.ts';
import { simulatorTexts } from './texts.ts';

/** The colours and sizes of the shop, and no fonts: nothing on this page is fetched. */
const STYLE = `${tokens}
@layer pages {
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.55 "Source Sans 3", system-ui, sans-serif }
main { max-width: 34rem; margin: 0 auto; padding: var(--s-6) var(--gutter) var(--s-8) }
.note { margin: 0; padding: var(--s-3) var(--gutter); background: var(--warn-soft); color: var(--warn); font-weight: 600; text-align: center }
h1 { margin: 0 0 var(--s-4); font: 600 1.75rem/1.2 "Brygada 1918", Georgia, serif }
p { margin: 0 0 var(--s-4); color: var(--ink-2) }
.state { color: var(--ink); font-size: 1.25rem }
dl { display: grid; grid-template-columns: auto 1fr; gap: var(--s-2) var(--s-4); margin: 0 0 var(--s-5); padding: var(--s-4) 0; border-block: var(--hair) }
dt { color: var(--ink-2) }
dd { margin: 0; text-align: end; overflow-wrap: anywhere }
.sum { font-weight: 650; font-variant-numeric: tabular-nums }
form { display: grid; gap: var(--s-3) }
button, .back { box-sizing: border-box; min-height: var(--control); padding: var(--s-3) var(--s-5); border: 1px solid var(--accent); border-radius: var(--r-1); background: none; color: var(--accent); font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer }
.back { display: inline-block }
.first { background: var(--accent); color: var(--on-accent) }
button:hover, .back:hover { border-color: var(--accent-hover); text-decoration: underline }
:focus-visible { outline: 2px solid var(--focus-in); outline-offset: 0; box-shadow: 0 0 0 4px var(--focus-out) }
}`;

const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/** Security policy of the simulator's page: it runs nothing, and its form may lead to the shop alone, which browsers check along redirects. */
export function pagePolicy(continueUrl?: string): string {
  const shop = continueUrl === undefined ? '' : ` ${new URL(continueUrl).origin}`;
  return `default-src 'none'; style-src ${STYLE_HASH}; base-uri 'none'; form-action 'self'${shop}; frame-ancestors 'none'`;
}

const STATES: Record<Exclude<SimulatedStatus, 'NEW'>, 'pending' | 'completed' | 'cancelled'> = {
  PENDING: 'pending',
  COMPLETED: 'completed',
  CANCELED: 'cancelled',
};

export function paymentPage(order: SimulatedOrder | undefined, overrides: TextOverrides): string {
  const say = (key: keyof typeof simulatorTexts.values) => escapeHtml(nbsp(translate(simulatorTexts, overrides, key)));
  const title = order ? say('title') : say('missing');
  // Without an order the way back is the shop itself, in which this page stands.
  const home = order === undefined ? '/' : order.continueUrl;
  const back = home === undefined ? '' : `<p><a class="back" href="${escapeHtml(home)}">${say('back')}</a></p>`;
  const facts = order
    ? `<dl><dt>${say('what')}</dt><dd>${escapeHtml(order.description)}</dd>` +
      `<dt>${say('amount')}</dt><dd class="sum">${escapeHtml(formatMoney(Number(order.totalAmount)))}</dd></dl>`
    : '';
  const form =
    '<form method="post">' +
    `<button class="first" name="decision" value="pay">${say('pay')}</button>` +
    `<button name="decision" value="refuse">${say('refuse')}</button></form>`;
  const body =
    order === undefined
      ? `<p>${say('missingWhy')}</p>${back}`
      : order.status === 'NEW'
        ? `<p>${say('why')}</p>${facts}${form}`
        : `${facts}<p class="state" role="status">${say(STATES[order.status])}</p>${back}`;
  return (
    `<!DOCTYPE html><html lang="${languageInHand()}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${title}</title><style>${STYLE}</style></head><body>` +
    `<header class="note">${say('notReal')}</header><main><h1>${title}</h1>${body}</main></body></html>`
  );
}
