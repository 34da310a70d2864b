import type { VerifiedRegistrationResponse } from '@simplewebauthn/server';
import { isUniqueViolation } from '../db/error.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { isFresh, type Visit } from '../session/model.ts';
import { hashOfToken } from '../session/service.server.ts';
import { AUTHORIZE_LASTS, CHALLENGE_LASTS } from './lifetimes.ts';
import { LONGEST_NAME, MOST_PASSKEYS, nameOfKey } from './model.ts';
import { challengeIn, grant, type PasskeyParts, placeOf } from './parts.server.ts';
import { insertChallenge, insertKey, keysOf, takeChallenge, takeGrant } from './store.server.ts';

export type RegisterError = 'authorizeToken' | 'userLogin' | 'refused' | 'too_many' | 'known';

export interface RegisterAnswer {
  userLogin: string;
  domain: string;
  transports: readonly string[];
  /** Base64url, like the next field. */
  clientDataJson: string;
  attestationObject: string;
  device: string;
}

export interface Registering {
  /** Gives somebody who has just proved who they are the right to add one key. */
  authorize(visit: Visit): Promise<string | undefined>;
  /** Options for the browser to make a key with. The token is used up. */
  registerRequest(visit: Visit, origin: string, authorizeToken: string): Promise<Result<object, RegisterError>>;
  /** Keeps the key that a browser has made; its name. */
  register(visit: Visit, origin: string, answer: RegisterAnswer): Promise<Result<string, RegisterError>>;
}

/** EdDSA, ES256, RS256: what authenticators have. */
const ALGORITHMS = [-8, -7, -257];
const TRANSPORTS = new Set(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);

export function createRegistering({ db, clock, ports, rpName, domain, apart, unnamed }: PasskeyParts): Registering {
  return {
    async authorize(visit) {
      const { customer, place } = visit;
      if (customer === undefined || place === undefined || !isFresh(visit, clock())) return undefined;
      if (!(await ports.mayAddKey(customer))) return undefined;
      const right = {
        kind: 'authorize',
        account: customer,
        // Where the service is on another origin, the browser has another session there.
        session: apart === undefined ? place : null,
        expiresAt: clock() + AUTHORIZE_LASTS,
      } as const;
      return db.write((tx) => grant(tx, right));
    },
    async registerRequest(visit, origin, authorizeToken) {
      const taken = await db.write(async (tx) => {
        const place = await placeOf(tx, visit);
        const right = await takeGrant(tx, hashOfToken(authorizeToken), 'authorize');
        const good = right && right.expires_at > clock() && (right.session_id === null || right.session_id === place);
        return good && place !== undefined ? { place, account: right.account } : undefined;
      });
      const account = taken && (await ports.byId(taken.account));
      if (!taken || !account) return err('authorizeToken');
      const keys = await keysOf(db.read, account.id);
      if (keys.length >= MOST_PASSKEYS) return err('too_many');
      const { webAuthn } = await import('./webAuthn.server.ts');
      const options = await webAuthn.generateRegistrationOptions({
        rpName,
        rpID: domain,
        userID: new Uint8Array(Buffer.from(account.id)),
        userName: account.login,
        userDisplayName: account.displayName,
        timeout: CHALLENGE_LASTS,
        attestationType: 'none',
        excludeCredentials: keys.map(({ id, transports }) => ({ id, transports: JSON.parse(transports) })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        supportedAlgorithmIDs: ALGORITHMS,
      });
      const row = { challenge: options.challenge, ceremony: 'register', session_id: taken.place, origin };
      await db.write((tx) =>
        insertChallenge(tx, { ...row, account: account.id, expires_at: clock() + CHALLENGE_LASTS }),
      );
      return ok(options);
    },
    async register(visit, origin, answer) {
      const challenge = challengeIn(answer.clientDataJson);
      const asked = challenge === undefined ? undefined : await db.write((tx) => takeChallenge(tx, challenge));
      const account = asked?.account ? await ports.byId(asked.account) : undefined;
      const same = asked?.session_id === visit.place && asked?.origin === origin && asked?.ceremony === 'register';
      if (!asked || !account || !same || asked.expires_at <= clock() || answer.domain !== domain) return err('refused');
      if ((await ports.byLogin(answer.userLogin))?.id !== account.id) return err('userLogin');
      const found = await verified(answer, asked.challenge, origin, domain);
      if (!found?.verified) return err('refused');
      const { credential, aaguid, credentialDeviceType, credentialBackedUp } = found.registrationInfo;
      const name = (nameOfKey(aaguid, answer.device) ?? unnamed()).slice(0, LONGEST_NAME);
      const transports = answer.transports.filter((one) => TRANSPORTS.has(one));
      try {
        return await db.write(async (tx): Promise<Result<string, RegisterError>> => {
          if ((await keysOf(tx, account.id)).length >= MOST_PASSKEYS) return err('too_many');
          await insertKey(tx, {
            id: credential.id,
            account: account.id,
            public_key: credential.publicKey,
            counter: credential.counter,
            transports: JSON.stringify(transports),
            backup_eligible: credentialDeviceType === 'multiDevice' ? 1 : 0,
            backed_up: credentialBackedUp ? 1 : 0,
            aaguid,
            name,
            created_at: clock(),
            used_at: null,
          });
          await ports.keyAdded(tx, account.id, name);
          return ok(name);
        });
      } catch (error) {
        if (isUniqueViolation(error)) return err('known');
        throw error;
      }
    },
  };
}

/** Undefined for what no authenticator could have sent. */
async function verified(
  { clientDataJson, attestationObject, transports }: RegisterAnswer,
  expectedChallenge: string,
  expectedOrigin: string,
  expectedRPID: string,
): Promise<VerifiedRegistrationResponse | undefined> {
  const { webAuthn } = await import('./webAuthn.server.ts');
  const { verifyRegistrationResponse, decodeAttestationObject, isoBase64URL, parseAuthenticatorData } = webAuthn;
  try {
    // The wire does not send the id beside the object that holds it.
    const { credentialID } = parseAuthenticatorData(
      decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('authData'),
    );
    if (!credentialID) return undefined;
    const id = isoBase64URL.fromBuffer(credentialID);
    return await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: clientDataJson, attestationObject, transports: [...transports] },
      },
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
  } catch {
    return undefined;
  }
}
