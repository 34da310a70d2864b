import { createHash, randomUUID } from 'node:crypto';
import type { Product } from '../../catalogue/model.ts';
import { isSizeAsked } from '../../catalogue/sizeAsked.ts';
import type { Tx } from '../../db/database.ts';
import type { Uploads } from '../../files/service.server.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import type { Visit } from '../../session/model.ts';
import { readChosen } from '../chosen.ts';
import { decideAdd } from '../decideAdd.ts';
import type { AddError, Added, BasketLine, Chosen, ChosenFile, Wanted } from '../model.ts';
import { linesOf, saveLine } from '../store/lines.server.ts';
import { noteChanges } from './deeds.server.ts';

/** Data that adding is decided from. */
export interface AddFacts {
  /** Requested products that exist. */
  products: readonly Product[];
  /** Files of the shopper's that are asked for. */
  files?: readonly ChosenFile[];
  uploads?: Pick<Uploads, 'use'> | undefined;
  /** Epoch ms. */
  at: number;
}

/** A basket lives as long as its session, whose end moves on with every visit; so do its files. */
const PURPOSE = { name: 'basket', keepMs: 'session' } as const;

/**
 * Puts things into the basket of a visit in the caller's transaction; the session begins with the first that can be
 * put in.
 */
export async function addProducts(
  tx: Tx,
  visit: Visit,
  wanted: readonly Wanted[],
  facts: AddFacts,
): Promise<Result<Added, AddError>[]> {
  // Holds the session, so that two requests of one shopper see each other's lines.
  const before = visit.session === undefined ? undefined : await visit.remember(tx);
  const lines = before === undefined ? [] : await linesOf(tx, before);
  const past = lines.map((line) => ({ ...line }));
  const results = wanted.map((one) => decideLine(one, lines, facts));
  const changed = new Set(results.flatMap((result) => (result.ok ? [result.value.line] : [])));
  if (changed.size === 0) return results.map(answerOf);
  const session = before ?? (await visit.remember(tx));
  if (session === undefined) return wanted.map(() => err({ code: 'insecure' }));
  for (const line of changed) await saveLine(tx, session, line);
  const files = [...changed].flatMap(({ chosen }) => Object.values(chosen.files ?? {}).flat());
  await facts.uploads?.use(
    tx,
    session,
    files.map(({ id }) => id),
    PURPOSE,
  );
  noteChanges(tx, visit, past, lines);
  return results.map(answerOf);
}

interface DecidedLine {
  line: BasketLine;
  corrected?: AddError;
}

function answerOf(result: Result<DecidedLine, AddError>): Result<Added, AddError> {
  if (!result.ok) return result;
  const { line, ...more } = result.value;
  return ok({ line: line.id, quantity: line.quantity, ...more });
}

/** Decides the new line and puts it into `lines` at once, for the next wish. */
function decideLine(wanted: Wanted, lines: BasketLine[], facts: AddFacts): Result<DecidedLine, AddError> {
  const { products, files = [], at } = facts;
  const product = products.find(({ id }) => id === wanted.product);
  if (!product) return err({ code: 'product_not_found' });
  const same = sameAs(wanted, lines);
  const own = Object.values(same?.files ?? {}).flat();
  const asked = same ?? wanted.chosen ?? {};
  const chosen = readChosen(product, asked, { parts: products, at, files: [...files, ...own] });
  if (!chosen.ok) return chosen;
  const additional = additionalOf(chosen.value);
  const decided = decideAdd(product, wanted, { lines, chosen: chosen.value, additional, parts: products, at });
  if (!decided.ok) return decided;
  const { line, corrected, ...change } = decided.value;
  const more = corrected ? { corrected } : {};
  const { precision } = product;
  if (line) {
    // What is seen now is what was just chosen.
    delete line.stock;
    return ok({ line: Object.assign(line, change, { precision }), ...more });
  }
  // Lines of one call keep their order.
  const addedAt = Math.max(at, (lines.at(-1)?.addedAt ?? 0) + 1);
  const fresh = { id: randomUUID(), product: product.id, additional, precision, chosen: chosen.value, addedAt };
  const added: BasketLine = { ...fresh, ...change, comment: '' };
  lines.push(added);
  return ok({ line: added, ...more });
}

/** Choices of the line that `additional` names. */
function sameAs({ product, size, additional }: Wanted, lines: readonly BasketLine[]): Chosen | undefined {
  if (!additional) return undefined;
  return lines.find(
    (line) => line.product === product && isSizeAsked(line.size, size) && line.additional === additional,
  )?.chosen;
}

/** Tells lines of one size apart: 32 hexadecimal digits, as clients expect; empty when nothing was chosen. */
function additionalOf({ parts, personalisation, files, service }: Chosen): string {
  if (!parts && !personalisation && !files && !service) return '';
  const words = sorted(personalisation);
  const facts = [parts?.map((part) => [part.product, part.size, part.quantity]), words, service?.day, service?.hour];
  const sent = sorted(files).map(([key, some]) => [key, some.map(({ id }) => id)]);
  const all = sent.length > 0 ? [...facts, sent] : facts;
  return createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 32);
}

const sorted = <T>(entries: Record<string, T> | undefined): [string, T][] =>
  Object.entries(entries ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
