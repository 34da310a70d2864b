/** The file as a whole cannot be read: nothing of it may be kept. The message is English, for the merchant's terminal. */
export class FeedError extends Error {
  override readonly name = 'FeedError';
  /** 1-based; missing when the place is not known. */
  readonly line: number | undefined;
  /** The message without its line. */
  readonly reason: string;

  constructor(reason: string, line?: number) {
    super(line === undefined ? reason : `line ${line}: ${reason}`);
    this.line = line;
    this.reason = reason;
  }
}

/** One record cannot be read; the others can. Caught where records are turned into drafts, never seen outside. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** A value as a message shows it: short, on one line. */
export const quoted = (text: string) => `"${text.length > 40 ? `${text.slice(0, 40)}…` : text}"`;

/**
 * Called with a reason for each part of a product that was skipped on purpose, to be counted for the merchant; or with
 * what the file says of itself, for which nothing was skipped.
 */
export type Note = (what: string, of?: 'product' | 'file') => void;
