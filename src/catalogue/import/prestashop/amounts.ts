import { multiplyDivide } from '../../../kit/money.ts';
import type { CombinationBase } from '../../draft.ts';
import { readAmount } from '../feed/amounts.ts';
import { Unreadable } from '../feed/errors.ts';

/** The price less its discount, in parts of a hundred thousand so that nothing is rounded twice; empty without one. */
export function reduced(price: string, { amount, percent }: { amount: string; percent: string }): string {
  if (price === '' || ((Number(amount) || 0) === 0 && (Number(percent) || 0) === 0)) return '';
  const whole = partsOf(price);
  const less =
    amount !== '' && Number(amount) > 0 ? partsOf(amount) : multiplyDivide(whole, partsOf(percent), 100 * SCALE);
  return less >= whole
    ? ''
    : `${Math.floor((whole - less) / SCALE)}.${String((whole - less) % SCALE).padStart(5, '0')}`;
}

const SCALE = 100_000;

function partsOf(text: string): number {
  const { digits, scale } = readAmount(text);
  return multiplyDivide(digits, SCALE, 10 ** scale);
}

/** As many decimals as PrestaShop keeps of a price. */
const DECIMALS = 6;
const MILLION = 10n ** BigInt(DECIMALS);

/**
 * The price of a combination, as the price of its product is meant: without VAT or with it. Nothing is rounded here: what
 * is cut off is below what six decimals hold, which moves no later rounding to a grosz. Throws Unreadable.
 * @param impact without VAT, with a sign before it when it is below 0
 */
export function priceWith({ price, net, vat }: Pick<CombinationBase, 'price' | 'net' | 'vat'>, impact: string): string {
  const below = impact.startsWith('-');
  const added = millionths(impact.replace(/^[-+]\s*/, '')) * (below ? -1n : 1n);
  const whole = 10_000n;
  const sum = millionths(price) * whole + added * (net ? whole : whole + BigInt(vat.bp));
  if (sum < 0n) throw new Unreadable('its price would be below 0');
  const parts = sum / whole;
  return `${parts / MILLION}.${String(parts % MILLION).padStart(DECIMALS, '0')}`;
}

function millionths(text: string): bigint {
  const { digits, scale } = readAmount(text);
  return BigInt(digits) * 10n ** BigInt(DECIMALS - scale);
}
