import type { KnownBasket } from '../../basket/count.ts';
import { showCount } from '../../basket/showCount.ts';
import { showCode } from '../../content/announcements/code.ts';
import { showFreeDelivery } from '../../content/announcements/progress.ts';
import { parseMoney } from '../../kit/moneyText.ts';

/** Around the page: how many things lie in the basket, how far it is from free delivery, and what its code does. */
export function showBasket({ count, answer }: KnownBasket): void {
  const { toShippingFree: text, rebateCode } = (answer ?? {}) as { toShippingFree?: unknown; rebateCode?: unknown };
  showCount(count);
  showFreeDelivery(count > 0 && typeof text === 'string' ? parseMoney(text) : undefined);
  showCode(rebateCode);
}
