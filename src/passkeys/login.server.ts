import type { PasskeyRow } from '../db/tables/accounts.ts';
import { err, ok, type Result } from '../kit/result.ts';
import type { Visit } from '../session/model.ts';
import { hashOfToken } from '../session/service.server.ts';
import { CHALLENGE_LASTS, LOGIN_TOKEN_LASTS } from './lifetimes.ts';
import { challengeIn, grant, handleOf, type PasskeyParts, placeOf } from './parts.server.ts';
import { holdKey, insertChallenge, keyById, takeChallenge, takeGrant, updateKey } from './store.server.ts';

/**
 * `copied`: the counter of the key is lower than the stored one, so that there are two copies of it (WebAuthn, 6.1.1).
 */
export type LoginError = 'domain' | 'insecure' | 'refused' | 'unknown_credential' | 'copied';

export interface LoginAnswer {
  domain: string;
  /** Id of the credential, base64url like the others. */
  id: string;
  clientDataJson: string;
  authenticatorData: string;
  signature: string;
  userHandle: string | undefined;
}

export interface LoggingIn {
  /** Options for the browser to look for a key with; any key of the domain fits. */
  loginRequest(visit: Visit, origin: string, domain: string): Promise<Result<object, LoginError>>;
  /** A token that signs its bearer in once. */
  login(visit: Visit, origin: string, answer: LoginAnswer): Promise<Result<string, LoginError>>;
  /** Account of a token, which is used up. */
  exchange(visit: Visit, loginToken: string): Promise<string | undefined>;
}

export function createLoggingIn({ db, clock, ports, domain: own, origins }: PasskeyParts): LoggingIn {
  return {
    async loginRequest(visit, origin, domain) {
      if (domain !== own) return err('domain');
      const { webAuthn } = await import('./webAuthn.server.ts');
      const options = await webAuthn.generateAuthenticationOptions({
        rpID: own,
        userVerification: 'required',
        timeout: CHALLENGE_LASTS,
      });
      const kept = await db.write(async (tx) => {
        const place = await placeOf(tx, visit);
        if (place === undefined) return false;
        const row = { challenge: options.challenge, ceremony: 'login', session_id: place, origin, account: null };
        await insertChallenge(tx, { ...row, expires_at: clock() + CHALLENGE_LASTS });
        return true;
      });
      return kept ? ok(options) : err('insecure');
    },
    async login(visit, origin, answer) {
      const challenge = challengeIn(answer.clientDataJson);
      const asked = challenge === undefined ? undefined : await db.write((tx) => takeChallenge(tx, challenge));
      const same = asked?.session_id === visit.place && asked?.origin === origin && asked?.ceremony === 'login';
      if (!asked || !same || asked.expires_at <= clock() || answer.domain !== own) return err('refused');
      const key = await keyById(db.read, answer.id);
      if (!key || !(await ports.byId(key.account))) return err('unknown_credential');
      if (answer.userHandle !== undefined && answer.userHandle !== handleOf(key.account)) return err('refused');
      const found = await verified(answer, key, { challenge: asked.challenge, origin, domain: own });
      if (!found) return err('refused');
      return db.write(async (tx): Promise<Result<string, LoginError>> => {
        const now = await holdKey(tx, key.id);
        if (!now) return err('unknown_credential');
        const counts = found.newCounter > 0 || now.counter > 0;
        if (counts && found.newCounter <= now.counter) return err('copied');
        const backed_up = found.credentialBackedUp ? 1 : 0;
        await updateKey(tx, key.id, { counter: found.newCounter, backed_up, used_at: clock() });
        // The token is good in the session that asked. Asked from another origin it is bound to none: the shop's session is another there.
        const session = origin === origins[0] ? asked.session_id : null;
        const right = { kind: 'login', account: key.account, session, expiresAt: clock() + LOGIN_TOKEN_LASTS } as const;
        return ok(await grant(tx, right));
      });
    },
    async exchange(visit, loginToken) {
      const right = await db.write((tx) => takeGrant(tx, hashOfToken(loginToken), 'login'));
      if (!right || right.expires_at <= clock()) return undefined;
      return right.session_id === null || right.session_id === visit.place ? right.account : undefined;
    },
  };
}

/** Checks an answer; undefined when anything in it is wrong. The counter is checked later, under a lock. */
async function verified(
  { id, clientDataJson, authenticatorData, signature }: LoginAnswer,
  key: PasskeyRow,
  { challenge, origin, domain }: { challenge: string; origin: string; domain: string },
) {
  const { webAuthn } = await import('./webAuthn.server.ts');
  try {
    const { verified: right, authenticationInfo } = await webAuthn.verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: clientDataJson, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: domain,
      requireUserVerification: true,
      credential: { id: key.id, publicKey: new Uint8Array(key.public_key), counter: 0 },
    });
    return right ? authenticationInfo : undefined;
  } catch {
    return undefined;
  }
}
