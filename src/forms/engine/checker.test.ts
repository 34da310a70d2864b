import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Asked, type CheckerPorts, createChecker, INPUT_DEBOUNCE_MS, LAZY_VALIDATE_MS } from './checker.ts';

/** Fields whose questions are answered by hand. */
function setUp(fields: Record<string, Asked | 'local' | undefined>) {
  const queries: { variables: Record<string, object>; answer(data: Record<string, unknown> | false): void }[] = [];
  const calls: { url: string; values: [string, string][]; answer(data: unknown): void }[] = [];
  const verdicts: [name: string, turn: number, message: string | undefined][] = [];
  const turns: Record<string, number> = {};
  const ports: CheckerPorts = {
    question: (name) => (fields[name] === 'local' ? undefined : fields[name]) as Asked | undefined,
    local: (name) => (fields[name] === 'local' ? 'za krótkie' : undefined),
    turn: (name) => turns[name] ?? 0,
    asked: () => {},
    answered: (...verdict) => void verdicts.push(verdict),
    graph: (_, variables) => new Promise((answer) => queries.push({ variables, answer })),
    call: ({ url, values }) => new Promise((answer) => calls.push({ url, values, answer })),
  };
  return { checker: createChecker(ports), queries, calls, verdicts, turns };
}

const email = (name: string): Asked => ({ graph: { name, type: 'email', value: 'v' } });
const iban: Asked = { url: { name: 'iban', url: '/x', method: 'GET', values: [['bankAccount', '1']], message: 'źle' } };
const wrong = { messages: [{ code: 'incorect_email', message: 'Błędny' }] };
const right = { messages: [] };

describe('checking', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('waits until nothing has been typed for a while', () => {
    const { checker, queries } = setUp({ a: email('a') });
    checker.touch('a', INPUT_DEBOUNCE_MS);
    vi.advanceTimersByTime(499);
    checker.touch('a', INPUT_DEBOUNCE_MS);
    vi.advanceTimersByTime(499);
    expect(queries).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(queries).toHaveLength(1);
    checker.touch('a', LAZY_VALIDATE_MS);
    vi.advanceTimersByTime(25);
    expect(queries).toHaveLength(2);
  });

  it('asks once about all that changed together', async () => {
    const { checker, queries, verdicts } = setUp({ a: email('a'), b: email('b'), c: undefined, d: 'local' });
    for (const name of ['a', 'b', 'c', 'd', 'a']) checker.touch(name, LAZY_VALIDATE_MS);
    vi.advanceTimersByTime(25);
    expect(queries.map(({ variables }) => Object.keys(variables))).toEqual([['a', 'b']]);
    queries[0]?.answer({ a: wrong, b: right });
    await checker.flush();
    expect(verdicts).toEqual([
      ['c', 0, undefined],
      ['d', 0, 'za krótkie'],
      ['a', 0, 'Błędny'],
      ['b', 0, undefined],
    ]);
  });

  it('asks in pieces that the graph answers', () => {
    const names = Array.from({ length: 25 }, (_, n) => `f${n}`);
    const { checker, queries } = setUp(Object.fromEntries(names.map((name) => [name, email(name)])));
    for (const name of names) checker.touch(name, LAZY_VALIDATE_MS);
    vi.advanceTimersByTime(25);
    expect(queries.map(({ variables }) => Object.keys(variables).length)).toEqual([20, 5]);
  });

  it('lets a field pass when the network fails', async () => {
    const { checker, queries, calls, verdicts } = setUp({ a: email('a'), iban });
    checker.touch('a', 0);
    checker.touch('iban', 0);
    const flushed = checker.flush();
    queries[0]?.answer(false);
    calls[0]?.answer(false);
    await flushed;
    expect(verdicts).toEqual([
      ['a', 0, undefined],
      ['iban', 0, undefined],
    ]);
  });

  it('marks an answer with the turn it was asked in', async () => {
    const { checker, queries, verdicts, turns } = setUp({ a: email('a') });
    turns.a = 3;
    checker.touch('a', 0);
    const flushed = checker.flush();
    turns.a = 4;
    queries[0]?.answer({ a: wrong });
    await flushed;
    expect(verdicts).toEqual([['a', 3, 'Błędny']]);
  });

  it('takes an errno other than zero for an error, in the words of the answer or its own', async () => {
    const { checker, calls, verdicts } = setUp({ iban });
    for (const answer of [{ errno: 2 }, { errno: '5', message: 'Nie ten bank' }, { errno: 0 }, { errno: '0' }, {}]) {
      checker.touch('iban', 0);
      const flushed = checker.flush();
      calls.at(-1)?.answer(answer);
      await flushed;
    }
    expect(verdicts.map(([, , message]) => message)).toEqual(['źle', 'Nie ten bank', undefined, undefined, undefined]);
    expect(calls[0]).toMatchObject({ url: '/x', values: [['bankAccount', '1']] });
  });

  it('judges street and house number together', async () => {
    const street: Asked = { graph: { name: 's', type: 'street', value: 'Polna', after: { name: 'n', value: '' } } };
    const { checker, queries, verdicts } = setUp({ s: street });
    checker.touch('s', 0);
    const flushed = checker.flush();
    queries[0]?.answer({ s: { messages: [{ code: 'no_street_number', message: 'Podaj nr domu.' }] } });
    await flushed;
    expect(verdicts).toEqual([
      ['s', 0, undefined],
      ['n', 0, 'Podaj nr domu.'],
    ]);
  });

  it('asks nothing after it was stopped', () => {
    const { checker, queries } = setUp({ a: email('a') });
    checker.touch('a', 0);
    checker.stop();
    vi.advanceTimersByTime(1000);
    expect(queries).toHaveLength(0);
  });
});
