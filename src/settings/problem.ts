/** A merchant's mistake in a file: shown, never thrown, and never a reason to close the rest of the shop. */
export interface Problem {
  /** Path as the merchant knows it, e.g. `products/kubek.yaml`. */
  file: string;
  /** Line number from 1. */
  line: number;
  /** Place in the file, e.g. `sizes.0.price`. */
  at: string;
  expected: string;
  found?: string;
  example?: string;
}

/** Text of a problem in one line: `products/kubek.yaml:12 price: expected an amount…, found "abc". Example: 84.00` */
export function describeProblem(problem: Problem): string {
  const where = `${problem.file}:${problem.line}${problem.at ? ` ${problem.at}` : ''}`;
  const found = problem.found ? `, found ${problem.found}` : '';
  const example = problem.example ? `. Example: ${problem.example}` : '';
  return `${where}: expected ${problem.expected}${found}${example}`;
}
