import type { Grosze } from '../kit/money.ts';
import type { BasketView } from './view.ts';

/** Share of a total that the basket's card pays; the rest stays on the card. */
export const cardShare = ({ card }: Pick<BasketView, 'card'>, total: Grosze): Grosze =>
  card && card.stop === undefined ? Math.min(card.balance, total) : 0;
