import type { Fault } from './model.ts';
import { batch, faultsOf, type Question } from './question.ts';

/** Pause after the last key, and the shorter one after a field is left or filled by the browser; ms (docs/contract/pages.md#constants). */
export const INPUT_DEBOUNCE_MS = 500;
export const LAZY_VALIDATE_MS = 25;

/** Number of fields that the graph answers at once. */
const LARGEST_BATCH = 20;

/** A question to another address than the graph: an account's number, or a field's own `data-validation-url`. */
export interface UrlQuestion {
  name: string;
  url: string;
  method: 'GET' | 'POST';
  values: [name: string, value: string][];
  /** Message for an answer without words of its own. */
  message: string;
}

export type Asked = { graph: Question } | { url: UrlQuestion };

export interface CheckerPorts {
  /** Question about a field as it is now; undefined when it can be judged here (`local`). */
  question(name: string): Asked | undefined;
  /** Mistake as far as it can be told here. */
  local(name: string): string | undefined;
  /** The number that an answer to a question asked now has to carry. */
  turn(name: string): number;
  asked(names: readonly string[]): void;
  answered(name: string, turn: number, message: string | undefined): void;
  graph(query: string, variables: Record<string, object>): Promise<Record<string, unknown> | false>;
  call(question: UrlQuestion): Promise<unknown>;
}

export interface Checker {
  /** A field has changed and will be checked after a pause. */
  touch(name: string, pause: number): void;
  /** Checks waiting fields after a shorter pause. */
  hurry(pause: number): void;
  /** Checks what waits at once; settles when nothing is left to be answered. */
  flush(): Promise<void>;
  stop(): void;
}

/** Gathers fields that change together and asks about all of them in one query. */
export function createChecker(ports: CheckerPorts): Checker {
  const due = new Set<string>();
  const open = new Set<Promise<void>>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function run(): void {
    clearTimeout(timer);
    timer = undefined;
    const names = [...due];
    due.clear();
    const asked: { name: string; turn: number; what: Asked }[] = [];
    for (const name of names) {
      const fault = ports.local(name);
      const what = fault === undefined ? ports.question(name) : undefined;
      if (what) asked.push({ name, turn: ports.turn(name), what });
      else ports.answered(name, ports.turn(name), fault);
    }
    if (asked.length === 0) return;
    ports.asked(asked.map(({ name }) => name));
    const graph = asked.flatMap(({ turn, what }) => ('graph' in what ? [{ turn, question: what.graph }] : []));
    for (let at = 0; at < graph.length; at += LARGEST_BATCH) track(askGraph(graph.slice(at, at + LARGEST_BATCH)));
    for (const { turn, what } of asked) if ('url' in what) track(askUrl(what.url, turn));
  }

  function track(work: Promise<void>): void {
    open.add(work);
    void work.finally(() => open.delete(work));
  }

  async function askGraph(some: { turn: number; question: Question }[]): Promise<void> {
    const { query, variables, aliases } = batch(some.map(({ question }) => question));
    const turns = new Map(some.map(({ question, turn }) => [question.name, turn] as const));
    // A house number answers with its street; it must not have changed meanwhile either.
    for (const { question } of some) {
      const beside = question.after?.name;
      if (beside !== undefined && !turns.has(beside)) turns.set(beside, ports.turn(beside));
    }
    const answer = await ports.graph(query, variables);
    const verdicts = new Map<string, string | undefined>();
    some.forEach(({ question }, place) => {
      // No answer is no fault: the server looks again when the form is sent.
      const faults: Fault[] = answer === false ? [] : faultsOf(question, answer[aliases[place] ?? '']);
      if (!verdicts.has(question.name)) verdicts.set(question.name, undefined);
      if (question.after && question.after.value.trim() !== '' && !verdicts.has(question.after.name))
        verdicts.set(question.after.name, undefined);
      for (const { name, message } of faults) verdicts.set(name, message);
    });
    for (const [name, message] of verdicts) ports.answered(name, turns.get(name) ?? -1, message);
  }

  async function askUrl(question: UrlQuestion, turn: number): Promise<void> {
    const answer = await ports.call(question);
    ports.answered(question.name, turn, wrongIn(answer) ? (wordsIn(answer) ?? question.message) : undefined);
  }

  return {
    touch(name, pause) {
      due.add(name);
      clearTimeout(timer);
      timer = setTimeout(run, pause);
    },
    hurry(pause) {
      if (due.size === 0) return;
      clearTimeout(timer);
      timer = setTimeout(run, pause);
    },
    async flush() {
      if (due.size > 0) run();
      while (open.size > 0) await Promise.all(open);
    },
    stop() {
      clearTimeout(timer);
      due.clear();
    },
  };
}

/** An `errno` other than zero. */
function wrongIn(answer: unknown): boolean {
  const errno = (answer as { errno?: unknown } | null | undefined)?.errno;
  return errno !== undefined && errno !== null && Number(errno) !== 0;
}

function wordsIn(answer: unknown): string | undefined {
  const { message } = answer as { message?: unknown };
  return typeof message === 'string' && message !== '' ? message : undefined;
}
