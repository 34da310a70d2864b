import type { Grosze } from '../kit/money.ts';
import type { BasketView } from './view.ts';

/** What the card of a basket pays of a total; the rest stays on it. */
export const cardShare = ({ card }: Pick<BasketView, 'card'>, total: Grosze): Grosze =>
  card && card.stop === undefined ? Math.min(card.balance, total) : 0;
