/** A query with what it should find. */
export interface Judged {
  kind: string;
  text: string;
  /** 3: what was meant, 2: does as well, 1: has to do with it, 0: nothing of the kind. */
  gradeOf(id: number): number;
  /** Kept out of tuning. */
  apart: boolean;
}

export interface Report {
  kind: string;
  queries: number;
  /** Share with what was meant, or what does as well, among the first six. */
  success: number;
  /** Share with what was meant in the first place. */
  first: number;
  /** Discounted gain of the first ten against the best order. */
  gain: number;
  /** Share that found nothing. */
  nothing: number;
}

const EVERY = 5;

/** Rows of a list of queries: class, text, what is right. */
export function rowsOf(list: string): { kind: string; text: string; right: string; apart: boolean }[] {
  return list
    .trim()
    .split('\n')
    .map((line, place) => {
      const [kind = '', text = '', right = ''] = line.split('|').map((part) => part.trim());
      return { kind, text, right, apart: place % EVERY === EVERY - 1 };
    });
}

const gainOf = (grades: readonly number[]): number =>
  grades.reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);

const GOOD = 2;

/** Figures by class, and of all. `best` are the grades of the whole shop. */
export function judge(
  queries: readonly Judged[],
  find: (text: string) => readonly number[],
  all: readonly number[],
): { reports: Report[]; failed: Judged[] } {
  const failed: Judged[] = [];
  const results = queries.map((query) => {
    const grades = find(query.text).map(query.gradeOf);
    const ideal = all
      .map(query.gradeOf)
      .sort((a, b) => b - a)
      .slice(0, 10);
    const success = grades.slice(0, 6).some((grade) => grade >= GOOD);
    if (!success) failed.push(query);
    return {
      kind: query.kind,
      success,
      first: (grades[0] ?? 0) >= GOOD,
      nothing: grades.length === 0,
      gain: gainOf(grades.slice(0, 10)) / Math.max(1e-9, gainOf(ideal)),
    };
  });
  const share = (some: typeof results, is: (one: (typeof results)[number]) => number) =>
    some.reduce((sum, one) => sum + is(one), 0) / Math.max(1, some.length);
  const report = (kind: string, some: typeof results): Report => ({
    kind,
    queries: some.length,
    success: share(some, (one) => Number(one.success)),
    first: share(some, (one) => Number(one.first)),
    gain: share(some, (one) => one.gain),
    nothing: share(some, (one) => Number(one.nothing)),
  });
  const kinds = [...Map.groupBy(results, ({ kind }) => kind)].map(([kind, some]) => report(kind, some));
  return { reports: [...kinds, report('all', results)], failed };
}
