import type { Grosze } from '../../../kit/money.ts';
import type { Vat } from '../../model.ts';
import { quoted, Unreadable } from '../feed/errors.ts';
import { grossFromNetDecimal, grossGrosze, readDecimal, readVat } from '../feed/numbers.ts';
import { attribute, descend, type Element } from '../feed/xml/element.ts';

/** The rate of the whole product; IOF 2.6 also knows it on the price. */
export function vatOf(product: Element): Vat {
  const written = attribute(product, 'vat') ?? attribute(descend(product, 'price'), 'vat');
  if (written === undefined) throw new Unreadable('no rate of VAT');
  const vat = readVat(written);
  if (!vat) throw new Unreadable(`unknown rate of VAT ${quoted(written)}`);
  return vat;
}

/**
 * Gross grosze of an element such as <price>: the gross amount, or the net one with VAT where gross is missing or 0.
 * Undefined when it says neither; 0 is given back as 0, each caller knows what it means.
 */
export function amountOf(element: Element | undefined, vat: Vat): Grosze | undefined {
  const gross = decimalOf(element, 'gross');
  if (gross && gross.digits > 0) return grossGrosze(gross);
  const net = decimalOf(element, 'net');
  return net ? grossFromNetDecimal(net, vat.bp) : gross ? 0 : undefined;
}

function decimalOf(element: Element | undefined, name: 'gross' | 'net') {
  const written = attribute(element, name);
  if (element === undefined || written === undefined) return undefined;
  const decimal = readDecimal(written);
  if (!decimal) throw new Unreadable(`unreadable ${element.name} ${name} ${quoted(written)}`);
  return decimal;
}
