import type { Page } from '../page.ts';
import { findOrderPages } from './find.tsx';
import { goneFilePage } from './gone.tsx';
import { orderPage } from './order.tsx';
import { payPage } from './pay.tsx';
import { subscriptionPage } from './subscription.tsx';
import { withdrawPage } from './withdraw.tsx';

/** Pages of an order; fixed words come before its number. */
export const orderPages: readonly Page[] = [
  ...findOrderPages,
  orderPage,
  withdrawPage,
  payPage,
  subscriptionPage,
  goneFilePage,
];
