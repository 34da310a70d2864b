import type { KnownBasket } from '../../basket/count.ts';
import { toggleTopBasket } from '../../basket/top/open.tsx';
import { closeStrip } from '../../content/strips/close.ts';
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

/** How far the basket is from free delivery, in the strip over the page. */
export function showProgress({ count, answer }: KnownBasket, { overrides, currency }: OwnTerms): void {
  const text = (answer as { toShippingFree?: unknown } | undefined)?.toShippingFree;
  const left = count > 0 && typeof text === 'string' ? parseMoney(text) : undefined;
  showFreeDelivery(left, { overrides, currency });
}
