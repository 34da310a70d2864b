import type { ImportItem, ProductDraft } from '../../draft.ts';
import { HtmlTooLarge } from '../sanitize.server.ts';
import { type Note, Unreadable } from './errors.ts';

export const LONGEST_ID = 200;

/**
 * A record as a draft, or why it cannot be one. Its notes are passed on only when it becomes a draft, each once.
 * @param read makes the draft; it may throw Unreadable
 */
export function itemOrSkipped<C extends { note: Note }>(
  { line, id = '' }: { line: number; id: string | undefined },
  context: C,
  read: (context: C) => ProductDraft,
): ImportItem {
  const notes = new Set<string>();
  try {
    const draft = read({ ...context, note: (note) => void notes.add(note) });
    for (const note of notes) context.note(note);
    return { draft, line };
  } catch (error) {
    const what = id === '' ? `product at line ${line}` : `product ${id.slice(0, LONGEST_ID)}`;
    if (error instanceof Unreadable) return { skipped: { what, line, reason: error.message } };
    if (error instanceof HtmlTooLarge)
      return { skipped: { what, line, reason: 'its description is larger than 500 kB' } };
    throw error;
  }
}
