import type { KnownBasket } from '../../basket/count.ts';
import { showCount } from '../../basket/showCount.ts';
import { showCode } from '../../content/announcements/code.ts';
import { showFreeDelivery } from '../../content/announcements/progress.ts';
import { parseMoney } from '../../kit/moneyText.ts';
import { showRegion } from '../../region/showRegion.ts';

/** Around the page: how many things lie in the basket, where to and how far from free delivery, and what its code does. */
export function showBasket({ count, answer }: KnownBasket): void {
  const told = (answer ?? {}) as { toShippingFree?: unknown; rebateCode?: unknown; deliveryCountry?: unknown };
  const { toShippingFree: text, rebateCode, deliveryCountry } = told;
  showCount(count);
  showFreeDelivery(count > 0 && typeof text === 'string' ? parseMoney(text) : undefined, deliveryCountry !== undefined);
  showCode(rebateCode);
  showRegion(deliveryCountry);
}
