import type { OrderStatus } from './model.ts';

/** An order that was not taken back, and that the shop works on or has sent. */
export const BOUGHT: readonly OrderStatus[] = ['accepted', 'sent', 'done'];
