/** What was searched for, without who did. */
export interface SearchPhraseRow {
  /** In small letters, single spaces. */
  phrase: string;
  /** Sessions that searched for it; one session counts once a day. */
  sessions: number;
  /** Products found the last time. */
  found: number;
  /** Epoch ms */
  last_at: number;
}

export interface SearchTables {
  search_phrases: SearchPhraseRow;
}
