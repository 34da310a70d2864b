/** One record cannot be read; the others can. Caught where records are turned into drafts, never seen outside. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** A value as a message shows it: short, on one line. */
export const quoted = (text: string) => `"${text.length > 40 ? `${text.slice(0, 40)}…` : text}"`;
