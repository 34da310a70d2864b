import * as v from 'valibot';
import { err, ok, type Result } from '../kit/result.ts';

/** Mistake in the shape of data: its place, the expectation, and an example. */
export interface Mistake {
  path: (string | number)[];
  expected: string;
  found?: string;
  example?: string;
}

type Schema<T> = v.GenericSchema<unknown, T>;

const MOST_MISTAKES = 20;

/** Checks data against a schema; never throws. */
export function checkShape<T>(schema: Schema<T>, data: unknown): Result<T, Mistake[]> {
  const result = v.safeParse(schema, data);
  if (result.success) return ok(result.output);
  return err(result.issues.slice(0, MOST_MISTAKES).map((issue) => mistakeOf(schema, issue)));
}

function mistakeOf(schema: Schema<unknown>, issue: v.BaseIssue<unknown>): Mistake {
  const deepest = deepestIssue(issue);
  const path = (deepest.path ?? []).map((item) => item.key as string | number);
  const field = fieldAt(schema, path);
  const example = field && exampleOf(field);
  return {
    path,
    expected: expectation(deepest, field),
    ...(deepest.type === 'strict_object' || deepest.input === undefined ? {} : { found: shorten(deepest.input) }),
    ...(example === undefined ? {} : { example }),
  };
}

/** A union fails as a whole; the branch that came furthest tells more. */
function deepestIssue(issue: v.BaseIssue<unknown>): v.BaseIssue<unknown> {
  const inner = (issue.issues ?? []).filter((sub) => sub.path && sub.path.length > (issue.path?.length ?? 0));
  return inner[0] ? deepestIssue(inner[0]) : issue;
}

function expectation(issue: v.BaseIssue<unknown>, field: Schema<unknown> | undefined): string {
  if (issue.type === 'strict_object') {
    return issue.expected === 'never' ? 'no such key (check its spelling)' : 'this key, which is missing';
  }
  const described = field && v.getDescription(field);
  const custom = issue.kind === 'validation' || issue.type === 'raw_transform' || issue.type === 'variant';
  if (custom && issue.message && !issue.message.startsWith('Invalid')) return issue.message;
  return described ?? issue.expected ?? 'something else';
}

function shorten(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function exampleOf(field: Schema<unknown>): string | undefined {
  const [first] = v.getExamples(
    field as v.SchemaWithPipe<readonly [Schema<unknown>, v.ExamplesAction<unknown, readonly unknown[]>]>,
  );
  return first === undefined ? undefined : String(first);
}

interface Composite {
  entries?: Record<string, Schema<unknown>>;
  item?: Schema<unknown>;
  value?: Schema<unknown>;
  wrapped?: Schema<unknown>;
  options?: Schema<unknown>[];
}

/** The schema of the thing at a path, for its description and example; wrappers are looked through. */
export function fieldAt(schema: Schema<unknown>, path: readonly (string | number)[]): Schema<unknown> | undefined {
  const [key, ...rest] = path;
  const node = schema as Schema<unknown> & Composite;
  if (key === undefined) return node.wrapped && !v.getDescription(node) ? fieldAt(node.wrapped, path) : schema;
  const inList = /^\d+$/.test(String(key)) ? node.item : undefined;
  const next = node.entries ? ownEntry(node.entries, String(key)) : (inList ?? node.value);
  if (next) return fieldAt(next, rest);
  if (node.wrapped) return fieldAt(node.wrapped, path);
  for (const option of Array.isArray(node.options) ? node.options : []) {
    const found = typeof option === 'object' ? fieldAt(option, path) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** A key such as `constructor` is not among the entries only because every object has one. */
const ownEntry = (entries: Record<string, Schema<unknown>>, key: string) =>
  Object.hasOwn(entries, key) ? entries[key] : undefined;
