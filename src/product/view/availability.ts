import { amounts } from '../../catalogue/amount.ts';
import { type Product, type Size, UNLIMITED } from '../../catalogue/model.ts';
import { moneyPrice, sizeStatus } from '../../catalogue/priceView.ts';
import { plural } from '../../kit/plural.ts';

/** Whether the size can be had, and what is said of it. */
export interface AvailabilityView {
  status: 'enable' | 'order' | 'disable';
  /** Missing when the stock never runs out or is not told. */
  stock?: { count: number; unit: string };
  description?: string;
  /** Epoch ms. */
  backOn?: number;
  /** „Cena na telefon”: only the seller can sell it. */
  phone: boolean;
  /** For points only (specification, section 4). */
  loyaltyOnly: boolean;
}

export function availabilityView(product: Product, size: Size, at: number): AvailabilityView {
  const status = sizeStatus(product, size);
  const { all } = amounts(size.stocks);
  const { deliveryDate, description, visible } = size.availability;
  const units = all / 10 ** product.precision;
  const counted = visible && status === 'enable' && all !== UNLIMITED && product.type === 'item';
  return {
    status,
    ...(counted ? { stock: { count: units, unit: plural(units, product.unit) } } : {}),
    ...(description === undefined || !visible ? {} : { description }),
    ...(status === 'disable' && deliveryDate !== undefined && deliveryDate > at ? { backOn: deliveryDate } : {}),
    phone: size.phonePrice && size.pointsPrice === undefined,
    loyaltyOnly: size.pointsPrice !== undefined && !size.gratis && !moneyPrice(size, at),
  };
}
