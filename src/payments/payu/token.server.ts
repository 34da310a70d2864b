import * as v from 'valibot';
import { type Clock, SECOND } from '../../kit/clock.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import { tokenAnswer } from './answers.ts';
import { type Answer, type CallOptions, call } from './call.server.ts';

/** A token is not used in its last minute: the call that carries it takes time, and clocks differ. */
const MARGIN = 60 * SECOND;

export type TokenFailure = { cause: string } | { answer: Answer };

export interface Tokens {
  /** A token that should be good; all who ask while it is being fetched wait for the same one. */
  get(): Promise<Result<string, TokenFailure>>;
  /** Says that PayU does not take `token` any more. One that was fetched meanwhile stays. */
  drop(token: string): void;
}

interface Options extends CallOptions {
  clientId: string;
  clientSecret: string;
  clock: Clock;
}

/** OAuth with client_credentials (developers.payu.com, Authorizing the Request). */
export function createTokens(options: Options): Tokens {
  const { clientId, clientSecret, clock } = options;
  let kept: { token: string; until: number } | undefined;
  let flight: Promise<Result<string, TokenFailure>> | undefined;

  async function fetched(): Promise<Result<string, TokenFailure>> {
    const asked = clock();
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    });
    const answered = await call(options, '/pl/standard/user/oauth/authorize', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' },
      body: body.toString(),
    });
    if (!answered.ok) return err({ cause: answered.error });
    const read = v.safeParse(tokenAnswer, answered.value.body);
    if (answered.value.status !== 200 || !read.success) return err({ answer: answered.value });
    const { access_token: token, expires_in } = read.output;
    const life = expires_in * SECOND;
    // One that lives for less than two minutes is used for half its life.
    kept = { token, until: asked + Math.max(life - MARGIN, life / 2) };
    return ok(token);
  }

  return {
    async get() {
      if (kept !== undefined && clock() < kept.until) return ok(kept.token);
      flight ??= fetched().finally(() => {
        flight = undefined;
      });
      return flight;
    },
    drop(token) {
      if (kept?.token === token) kept = undefined;
    },
  };
}
