import * as v from 'valibot';
import type { Clock } from '../../kit/clock.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import type { PaymentProblem, ProblemDetail } from '../port.ts';
import { statusAnswer } from './answers.ts';
import { type Answer, type CallOptions, call } from './call.server.ts';
import { problemOf } from './meanings.ts';
import { createTokens } from './token.server.ts';

type AnswerSchema = v.GenericSchema<unknown, unknown>;

interface Asked<S extends AnswerSchema> {
  body?: unknown;
  answer: S;
  signal?: AbortSignal | undefined;
}

export interface Api {
  /** One authorised call. An answer that does not say SUCCESS, or is not of the shape, is a problem and told. */
  ask<S extends AnswerSchema>(
    operation: string,
    method: string,
    path: string,
    asked: Asked<S>,
  ): Promise<Result<v.InferOutput<S>, PaymentProblem>>;
  unreadable(operation: string): Result<never, PaymentProblem>;
}

interface Options extends CallOptions {
  clientId: string;
  clientSecret: string;
  clock: Clock;
  onProblem?(detail: ProblemDetail): void;
}

/** 302 comes with a page to send the payer to, 201 with a BLIK code. */
const SUCCESSES = new Set([200, 201, 302]);

export function createApi(options: Options): Api {
  const tokens = createTokens(options);

  function failed(operation: string, problem: PaymentProblem, more: Partial<ProblemDetail> = {}) {
    options.onProblem?.({ operation, problem, ...more });
    return err(problem);
  }

  function refused(operation: string, answer: Answer) {
    const read = v.safeParse(statusAnswer, answer.body);
    const { statusCode, codeLiteral, statusDesc } = read.success ? read.output.status : {};
    const said = {
      ...(statusCode === undefined ? {} : { statusCode }),
      ...(codeLiteral == null ? {} : { codeLiteral }),
    };
    const problem = problemOf(answer.status, { ...said, ...(statusDesc == null ? {} : { statusDesc }) });
    return failed(operation, problem, { status: answer.status, ...said, ...correlated(answer) });
  }

  async function authorised(operation: string, path: string, init: RequestInit, signal?: AbortSignal) {
    for (const isLast of [false, true]) {
      const token = await tokens.get();
      if (!token.ok) {
        if ('cause' in token.error) return failed('token', 'unavailable', token.error);
        const { status } = token.error.answer;
        // PayU says 400 or 401 to credentials that it does not know.
        const problem = status === 400 || status === 401 || status === 403 ? 'misconfigured' : 'unavailable';
        return failed('token', problem, { status, ...correlated(token.error.answer) });
      }
      const headers = { ...init.headers, Authorization: `Bearer ${token.value}` };
      const answered = await call(options, path, { ...init, headers }, signal);
      if (!answered.ok) return failed(operation, 'unavailable', { cause: answered.error });
      if (answered.value.status !== 401 || isLast) return ok(answered.value);
      tokens.drop(token.value);
    }
    return failed(operation, 'unavailable');
  }

  return {
    async ask(operation, method, path, { body, answer, signal }) {
      const init: RequestInit = {
        method,
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      };
      const answered = await authorised(operation, path, init, signal);
      if (!answered.ok) return answered;
      const { status, body: said } = answered.value;
      if (!SUCCESSES.has(status) || saysOtherwise(said)) return refused(operation, answered.value);
      const read = v.safeParse(answer, said);
      if (read.success) return ok(read.output);
      return failed(operation, 'unavailable', { status, cause: 'unreadable', ...correlated(answered.value) });
    },
    unreadable: (operation) => failed(operation, 'unavailable', { cause: 'unreadable' }),
  };
}

const correlated = ({ correlationId }: Answer) => (correlationId === undefined ? {} : { correlationId });

/** Two warnings are successes that go on at an address. Answers of some calls have no status at all. */
function saysOtherwise(body: unknown): boolean {
  const read = v.safeParse(statusAnswer, body);
  return read.success && !/^(?:SUCCESS|WARNING_CONTINUE_(?:REDIRECT|3DS))$/.test(read.output.status.statusCode);
}
