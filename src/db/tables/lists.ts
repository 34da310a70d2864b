/** Shopping list of a session. */
export interface ShoppingListRow {
  id: string;
  session_id: string;
  name: string;
  /** Secret of the address by which others see it; null while it is nobody else's. */
  secret: string | null;
  /** 1 while those who have the link may add products. */
  others_add: 0 | 1;
  made_at: number;
  changed_at: number;
  /** When a list of this browser was joined to it by a sign-in; null when none was. */
  joined_at: number | null;
  /** Moment of its removal, which can be undone for an hour; null while it is there. */
  removed_at: number | null;
}

/** Product on a list. */
export interface ListEntryRow {
  id: string;
  list_id: string;
  product_id: number;
  /** Empty while no size is chosen. */
  size_type: string;
  /** Wanted quantity in 10^precision parts. */
  quantity: number;
  precision: number;
  note: string;
  /** Entries stand by it, ascending. */
  place: number;
  added_at: number;
  /** 1 for what somebody with the link has added. */
  by_others: 0 | 1;
  /** Moment of its removal, which can be undone for an hour; null while it is there. */
  removed_at: number | null;
}

export interface ListTables {
  shopping_lists: ShoppingListRow;
  list_entries: ListEntryRow;
}
