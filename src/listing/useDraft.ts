import { useState } from 'react';

/** A value the shopper may run ahead of; when the page brings another, that one counts. */
export function useDraft<T>(given: T): [T, (draft: T) => void] {
  const [seen, setSeen] = useState(given);
  const [draft, setDraft] = useState(given);
  if (seen === given) return [draft, setDraft];
  setSeen(given);
  setDraft(given);
  return [given, setDraft];
}
