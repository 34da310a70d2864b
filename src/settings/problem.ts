import { bookPlace } from './bookPlace.ts';

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

/** A mistake that shows only beside other files: its line is found by its place (`locate`). */
export type Unlocated = Omit<Problem, 'line'>;

/** Text of a problem in one line: `products/kubek.yaml:12 price: expected an amount…, found "abc". Example: 84.00` */
export function describeProblem(problem: Problem): string {
  const where = `${problem.file}:${problem.line}${problem.at ? ` ${problem.at}` : ''}`;
  const found = problem.found ? `, found ${problem.found}` : '';
  const example = problem.example ? `. Example: ${problem.example}` : '';
  return `${where}: expected ${problem.expected}${found}${example}`;
}

/** Places of the merchant's book that describe the files of problems. */
export const bookPlaces = (problems: readonly Problem[]): string[] => [
  ...new Set(problems.flatMap(({ file }) => bookPlace(file) ?? [])),
];

/** Lines that tell of problems, and where the merchant's book describes their files. */
export function describeProblems(problems: readonly Problem[]): string[] {
  const places = bookPlaces(problems);
  const book = places.length === 0 ? [] : [`Every field with an example, in Polish: ${places.join(', ')}`];
  return [...problems.map(describeProblem), ...book];
}
