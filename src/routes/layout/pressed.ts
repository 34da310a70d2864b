import type { KnownBasket } from '../../basket/count.ts';
import { toggleTopBasket } from '../../basket/top/open.tsx';
import { closeStrip } from '../../content/strips/close.ts';
import { showCode } from '../../content/strips/code.ts';
import { showFreeDelivery } from '../../content/strips/progress.ts';
import { greet } from '../../customers/signedIn.ts';
import { parseMoney } from '../../kit/moneyText.ts';
import type { TextOverrides } from '../../ui/text.ts';

/** What the shopper's own parts of a page are shown with. */
export interface OwnTerms {
  overrides: TextOverrides;
  currency: string;
  /** Net prices are shown first. */
  net: boolean;
}

/** A control with `data-own` was pressed. */
export async function pressed(control: Element, terms: OwnTerms): Promise<void> {
  if (!(control instanceof HTMLAnchorElement)) closeStrip(control);
  else if (control.dataset.own === 'door') (await import('./door.ts')).openDoor(control, terms.overrides);
  else toggleTopBasket(control, terms);
}

/** Who is signed in, in the header. */
export const showCustomer = (answer: unknown, { overrides }: OwnTerms): void => greet(answer, overrides);

/** In the strips over the page: how far the basket is from free delivery, and what its code does. */
export function showBasket({ count, answer }: KnownBasket, { overrides, currency }: OwnTerms): void {
  const { toShippingFree: text, rebateCode } = (answer ?? {}) as { toShippingFree?: unknown; rebateCode?: unknown };
  const left = count > 0 && typeof text === 'string' ? parseMoney(text) : undefined;
  showFreeDelivery(left, { overrides, currency });
  showCode(rebateCode, overrides);
}
