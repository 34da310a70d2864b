import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { toBase64, unwrapped } from '../model.ts';

const UP = 0x01;
const UV = 0x04;
const AT = 0x40;

interface Flags {
  uv?: boolean;
  origin?: string;
  counter?: number;
  type?: string;
}

/** An authenticator in software with one key (ES256), that can be told to lie. */
export function makeAuthenticator(rpId: string, origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const cose = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );
  let counter = 0;
  let handle = '';

  const challengeOf = (data: string) => {
    const options = JSON.parse(data) as { challenge: unknown; user?: { id: unknown } };
    handle = unwrapped(options.user?.id) ?? handle;
    return unwrapped(options.challenge) ?? '';
  };
  const client = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const authData = (flags: number, count: number, more: Uint8Array = new Uint8Array()) => {
    const bytes = Buffer.alloc(5);
    bytes.writeUInt8(flags, 0);
    bytes.writeUInt32BE(count, 1);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), bytes, more]);
  };

  return {
    id: id.toString('base64url'),
    /** Answers `data` of generateRegisterRequest. */
    create(data: string, { uv = true, origin: from = origin, type = 'webauthn.create' }: Flags = {}) {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
      const object = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData(UP | AT | (uv ? UV : 0), counter, attested))],
        ]) as never,
      );
      return {
        domain: rpId,
        transports: 'internal,hybrid',
        clientDataJSONBase64: client(type, challengeOf(data), from).toString('base64'),
        attestationObjectBase64: Buffer.from(object).toString('base64'),
      };
    },
    /** Answers `data` of generateLoginRequest. */
    get(data: string, { uv = true, origin: from = origin, counter: count, type = 'webauthn.get' }: Flags = {}) {
      counter = count ?? counter + 1;
      const told = authData(UP | (uv ? UV : 0), counter);
      const json = client(type, challengeOf(data), from);
      const signed = Buffer.concat([told, createHash('sha256').update(json).digest()]);
      return {
        domain: rpId,
        publicKeyCredentialBinRawId: id.toString('base64'),
        clientDataJSONBase64: json.toString('base64'),
        authenticatorDataBase64: told.toString('base64'),
        signatureBase64: sign('sha256', signed, privateKey).toString('base64'),
        userHandleBinBase64: toBase64(handle),
      };
    },
  };
}
