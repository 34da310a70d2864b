import { type Clock, HOUR, MINUTE } from '../kit/clock.ts';
import type { PaymentProvider } from './port.ts';

/** Names that a page shows; a provider may have dozens. */
const SHOWN = 6;

/** The first names in one text, and whether there are more; undefined while none is known. */
export const namesInShort = (names: readonly string[] = []): { names: string; more: boolean } | undefined =>
  names.length === 0 ? undefined : { names: names.slice(0, SHOWN).join(', '), more: names.length > SHOWN };

/** Names live for so long; a provider that did not answer is asked again sooner. */
const FRESH = HOUR;
const AGAIN = 5 * MINUTE;

/**
 * Names of the ways of paying, as the provider gives them. Nobody waits for them: the answer is what is known, and asks
 * for newer ones behind itself.
 */
export function createWayNames(provider: PaymentProvider | undefined, clock: Clock): () => readonly string[] {
  let names: readonly string[] = [];
  let askAt = Number.NEGATIVE_INFINITY;

  async function ask(from: PaymentProvider): Promise<void> {
    askAt = clock() + AGAIN;
    const told = await from.ways();
    if (!told.ok) return;
    names = told.value;
    askAt = clock() + FRESH;
  }

  const current = () => {
    if (provider && clock() >= askAt) void ask(provider);
    return names;
  };
  // So that the first buyer reads them already.
  current();
  return current;
}
