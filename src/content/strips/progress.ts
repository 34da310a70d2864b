import { type Grosze, parseMoney } from '../../kit/money.ts';
import { formatMoney } from '../../kit/priceFormat.ts';
import { FREE_STRIP } from './marks.ts';

/** What the server wrote, for a basket that is emptied again. */
let served: Node[] | undefined;

/**
 * How far a basket is from free delivery: what is missing and a line that grows; marked as active once nothing is.
 * @param basket as the section `Basket` answers; undefined for an empty one, of which there is nothing to tell
 */
export function showProgress(basket: unknown): void {
  const strip = document.getElementById(FREE_STRIP.id);
  const words = strip?.querySelector('p');
  if (!strip || !words) return;
  const left = leftIn(basket);
  served ??= [...words.childNodes];
  const { from, currency, left: missing = '', reached = '' } = strip.dataset;
  strip.classList.toggle('--active', left === 0);
  if (left === undefined) {
    words.replaceChildren(...served);
    return;
  }
  const text = left === 0 ? reached : missing.replace('{price}', formatMoney(left, currency));
  words.replaceChildren(text, progressLine(Number(from), left));
}

function leftIn(basket: unknown): Grosze | undefined {
  const text = (basket as { toShippingFree?: unknown } | undefined)?.toShippingFree;
  return typeof text === 'string' ? parseMoney(text) : undefined;
}

function progressLine(from: number, left: number): HTMLProgressElement {
  const line = document.createElement('progress');
  line.max = from;
  line.value = Math.max(0, from - left);
  // The words say the same.
  line.ariaHidden = 'true';
  return line;
}
