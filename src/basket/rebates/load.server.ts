import { join } from 'node:path';
import { parseDate } from '../../kit/warsaw.server.ts';
import type { Problem } from '../../settings/problem.ts';
import { type ReadFile, readYamlFileIfAny } from '../../settings/yaml.server.ts';
import { codeKey } from './codeTerms.ts';
import { type RebatesFile, rebatesFile } from './file.ts';
import { type GiftThreshold, NO_REBATES, type RebateCode, type RebateRules } from './model.ts';

const NAME = 'rebates.yaml';

/** Names that rebates may refer to. */
export interface RebateContext {
  /** Epoch ms: relative dates count from the first opening of the shop. */
  openedAt: number;
  hasCategory(slug: string): boolean;
}

/** Reads rebates.yaml of a shop. A code that cannot be used is left out and told; the others count. */
export async function loadRebates(
  folder: string,
  context: RebateContext,
): Promise<{ rebates: RebateRules; problems: Problem[] }> {
  const read = await readYamlFileIfAny(folder, join(folder, NAME), rebatesFile);
  if (!read.value) return { rebates: NO_REBATES, problems: read.problems };
  const problems: Problem[] = [...read.problems];
  const codes = new Map<string, RebateCode>();
  for (const [place, written] of read.value.codes.entries()) {
    const code = codeOf(written, context);
    const key = codeKey(written.code);
    const fault =
      typeof code === 'string'
        ? fields(code, written)
        : codes.has(key)
          ? { at: 'code', expected: 'a code of its own', found: written.code }
          : undefined;
    if (fault) problems.push(problemAt(read, `codes.${place}.${fault.at}`, fault));
    else if (typeof code !== 'string') codes.set(key, code);
  }
  return { rebates: { codes, freeGifts: freeGiftsOf(read.value), stacks: read.value.add_up }, problems };
}

type Written = RebatesFile['codes'][number];
type Fault = 'from' | 'to' | 'order' | 'categories';

/** A code, or which of its fields cannot be used. */
function codeOf(written: Written, { openedAt, hasCategory }: RebateContext): RebateCode | Fault {
  const from = written.from === undefined ? undefined : parseDate(written.from, openedAt);
  const to = written.to === undefined ? undefined : parseDate(written.to, openedAt);
  if (written.from !== undefined && from === undefined) return 'from';
  if (written.to !== undefined && to === undefined) return 'to';
  if (from !== undefined && to !== undefined && to <= from) return 'order';
  if (written.categories?.some((slug) => !hasCategory(slug))) return 'categories';
  return {
    code: written.code,
    name: written.name,
    rebate:
      written.percent === undefined
        ? { amount: written.amount ?? 0 }
        : { percentBp: Math.round(written.percent * 100) },
    oncePerCustomer: written.once_per_customer,
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(written.least === undefined ? {} : { least: written.least }),
    ...(written.categories === undefined ? {} : { categories: written.categories }),
    ...(written.uses === undefined ? {} : { uses: written.uses }),
  };
}

const freeGiftsOf = ({ gratis }: RebatesFile): GiftThreshold[] => [...gratis].sort((a, b) => a.from - b.from);

function fields(fault: Fault, written: Written): { at: string; expected: string; found: string; example?: string } {
  switch (fault) {
    case 'from':
    case 'to':
      return { at: fault, expected: 'a day that exists', found: written[fault] ?? '', example: '2026-11-29' };
    case 'order':
      return { at: 'to', expected: 'a moment after from', found: written.to ?? '' };
    case 'categories':
      return {
        at: 'categories',
        expected: 'categories of categories.yaml',
        found: (written.categories ?? []).join(', '),
      };
  }
}

const problemAt = (
  read: ReadFile<unknown>,
  at: string,
  { expected, found, example }: { expected: string; found: string; example?: string },
): Problem => ({
  file: NAME,
  line: read.lineOf(at),
  at,
  expected,
  found,
  ...(example === undefined ? {} : { example }),
});
