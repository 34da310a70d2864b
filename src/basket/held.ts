/** What lies in the basket, as far as this page knows: for parts of it that count with it. Quantities in units. */
export interface HeldLine {
  product: number;
  size: string;
  quantity: number;
}

type Listener = (lines: readonly HeldLine[]) => void;

let held: readonly HeldLine[] | undefined;
const listeners = new Set<Listener>();

export function setHeld(lines: readonly HeldLine[]): void {
  held = lines;
  for (const listener of listeners) listener(lines);
}

/** Told at once when it is known, then whenever it is told anew. Returns how to stop. */
export function watchHeld(listener: Listener): () => void {
  listeners.add(listener);
  if (held) listener(held);
  return () => listeners.delete(listener);
}
