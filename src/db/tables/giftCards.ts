/** A card of money that was paid before. What is left on it is its value with all its moves. */
export interface GiftCardRow {
  id: string;
  /** SHA-256 of number and PIN. */
  code_hash: string;
  /** Number and PIN while they may still be shown; null afterwards. */
  code: string | null;
  /** The last four characters of its number. */
  tail: string;
  /** Grosze. */
  value: number;
  balance: number;
  created_at: number;
  /** The first moment at which it pays no more. */
  expires_at: number;
  /** Moment at which it was taken back; null while it is valid. */
  voided_at: number | null;
  /** The order it was bought with, its line, and which of its pieces it is. */
  order_id: string;
  place: number;
  piece: number;
}

/** Money that left a card for an order, or came back from it, once by its reference. */
export interface GiftCardMoveRow {
  reference: string;
  card_id: string;
  order_id: string;
  /** Below 0 paid, above 0 came back. */
  amount: number;
  at: number;
}

export interface GiftCardTables {
  gift_cards: GiftCardRow;
  gift_card_moves: GiftCardMoveRow;
}
