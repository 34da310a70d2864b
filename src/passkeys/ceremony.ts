import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  sendSignal,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { postForm } from '../ui/browser/call.ts';
import { graphBase, graphql } from '../ui/browser/graphql.ts';
import {
  type AccountsAnswer,
  connectionError,
  ENDPOINTS,
  type Endpoint,
  PROTOCOL_ERRORS,
  type Service,
  toBase64,
  UNSUPPORTED_CODE,
  unwrapped,
} from './model.ts';

/**
 * Failure of a ceremony: `text` as the protocol has it (docs/contract/passkeys.md#errors-of-passkeys), `because` what
 * the service says of it.
 */
export interface CeremonyError {
  kind: 'unsupported' | 'userLogin' | 'authorizeToken' | 'noData' | 'server' | 'connection' | 'loginToken';
  text: string;
  code?: number;
  because?: string;
}

/** Somebody who closes the browser's dialog makes no mistake; browsers do not tell that from a finger not recognised. */
export type CeremonyOutcome =
  | { kind: 'done' }
  | { kind: 'cancelled' }
  /** `chosen`: somebody had chosen a key already. */
  | { kind: 'failed'; error: CeremonyError; chosen?: boolean };

const failed = (kind: CeremonyError['kind'], text: string, more: Partial<CeremonyError> = {}): CeremonyOutcome => ({
  kind: 'failed',
  error: { kind, text, ...more },
});

class Stop extends Error {
  readonly outcome: CeremonyOutcome;
  constructor(outcome: CeremonyOutcome) {
    super('stopped');
    this.outcome = outcome;
  }
}

async function ask(
  { base }: Service,
  endpoint: Endpoint,
  fields: Record<string, string>,
  signal?: AbortSignal,
): Promise<AccountsAnswer> {
  const url = base + ENDPOINTS[endpoint];
  const answer = await postForm<AccountsAnswer>(url, fields, { credentials: 'include', signal });
  if (!answer) throw new Stop(failed('connection', connectionError(url)));
  if (answer.status !== 'success') {
    const { code } = parsed(answer.data) as { code?: string };
    throw new Stop(failed('server', answer.errorMsg, code === undefined ? {} : { because: code }));
  }
  return answer;
}

/** `data` with its binary values as the browser's own functions take them. */
function parsed(data: string): unknown {
  try {
    return JSON.parse(data, (_, value: unknown) => unwrapped(value) ?? value);
  } catch {
    return {};
  }
}

function options<T extends { challenge: string }>({ data }: AccountsAnswer): T {
  const read = parsed(data) as T;
  if (typeof read.challenge !== 'string') throw new Stop(failed('noData', PROTOCOL_ERRORS.noData));
  return read;
}

const isCancelled = (error: unknown): boolean => {
  const { name } = error instanceof WebAuthnError && error.cause instanceof Error ? error.cause : (error as Error);
  return name === 'NotAllowedError' || name === 'AbortError';
};

async function guarded(work: () => Promise<CeremonyOutcome>): Promise<CeremonyOutcome> {
  if (!browserSupportsWebAuthn()) return failed('unsupported', PROTOCOL_ERRORS.unsupported, { code: UNSUPPORTED_CODE });
  try {
    return await work();
  } catch (error) {
    if (error instanceof Stop) return error.outcome;
    if (isCancelled(error)) return { kind: 'cancelled' };
    const known = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    return failed('server', PROTOCOL_ERRORS.unknown, known ? { because: 'known' } : {});
  }
}

interface SignInOptions {
  conditional?: boolean;
  /** Ends the question before it is answered. */
  signal?: AbortSignal;
}

/** Signs in with a key, in a dialog of the browser or, `conditional`, from what it fills into the login field. */
export async function signInWithKey(
  service: Service,
  { conditional = false, signal }: SignInOptions = {},
): Promise<CeremonyOutcome> {
  let chosen = false;
  const outcome = await guarded(async () => {
    if (conditional && !(await browserSupportsWebAuthnAutofill())) return { kind: 'cancelled' };
    const asked = await ask(service, 'generateLoginRequest', { domain: service.domain }, signal);
    const optionsJSON = options<PublicKeyCredentialRequestOptionsJSON>(asked);
    const { id, response } = await startAuthentication({ optionsJSON, useBrowserAutofill: conditional });
    chosen = true;
    const sent = ask(service, 'login', {
      domain: service.domain,
      publicKeyCredentialBinRawId: toBase64(id),
      clientDataJSONBase64: toBase64(response.clientDataJSON),
      authenticatorDataBase64: toBase64(response.authenticatorData),
      signatureBase64: toBase64(response.signature),
      userHandleBinBase64: toBase64(response.userHandle ?? ''),
    });
    const { loginToken } = await sent.catch(async (error: unknown) => {
      // The browser may forget a key that the shop does not know any more.
      if (
        error instanceof Stop &&
        error.outcome.kind === 'failed' &&
        error.outcome.error.because === 'unknown_credential'
      )
        await signalled({ signalName: 'unknownCredential', rpID: service.domain, credentialID: id });
      throw error;
    });
    return exchange(loginToken);
  });
  return outcome.kind === 'failed' ? { ...outcome, chosen } : outcome;
}

/** Ends what the browser offers or asks at the moment: nobody is there any more to be signed in. */
export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony();

const LOGIN = `mutation Enter($token: String!) { loginByIAIAccountsToken(token: $token) { status login } }`;

/** The token of the accounts for a login of the shop. */
async function exchange(token: string): Promise<CeremonyOutcome> {
  const invalid = failed('loginToken', PROTOCOL_ERRORS.loginToken);
  if (token === '') return invalid;
  const data = await graphql<{ loginByIAIAccountsToken: { status: string } }>(
    LOGIN,
    { token },
    { label: 'mutation=loginByToken' },
  );
  if (!data) return failed('connection', connectionError(graphBase()));
  return data.loginByIAIAccountsToken.status === 'success' ? { kind: 'done' } : invalid;
}

/** Makes a key for an account, by a right that may be used once. */
export const addKey = (
  service: Service,
  { userLogin, authorizeToken }: { userLogin: string; authorizeToken: string },
): Promise<CeremonyOutcome> =>
  guarded(async () => {
    if (userLogin === '') return failed('userLogin', PROTOCOL_ERRORS.userLogin);
    if (authorizeToken === '') return failed('authorizeToken', PROTOCOL_ERRORS.authorizeToken);
    const asked = await ask(service, 'generateRegisterRequest', { authorizeToken });
    const optionsJSON = options<PublicKeyCredentialCreationOptionsJSON>(asked);
    const { response } = await startRegistration({ optionsJSON });
    await ask(service, 'register', {
      userLogin,
      domain: service.domain,
      transports: (response.transports ?? []).join(','),
      clientDataJSONBase64: toBase64(response.clientDataJSON),
      attestationObjectBase64: toBase64(response.attestationObject),
    });
    return { kind: 'done' };
  });

/** Tells the browser which keys the account has now, and what it is called; many browsers do not listen. */
export async function tellKeys(
  { domain }: Service,
  who: { handle: string; login: string; displayName: string; keys: readonly string[] },
): Promise<void> {
  const { handle: userID, login: userName, displayName: userDisplayName } = who;
  await signalled({
    signalName: 'allAcceptedCredentials',
    rpID: domain,
    userID,
    allAcceptedCredentialIDs: [...who.keys],
  });
  await signalled({ signalName: 'currentUserDetails', rpID: domain, userID, userName, userDisplayName });
}

const signalled = (signal: Parameters<typeof sendSignal>[0]) => sendSignal(signal).catch(() => undefined);
