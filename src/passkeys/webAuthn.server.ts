import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL, parseAuthenticatorData } from '@simplewebauthn/server/helpers';

/**
 * All of the library, loaded together by the first passkey. Loaded as two, the bundler gives what they share a file of its
 * own, in which tsyringe comes before the polyfill without which it refuses to be loaded.
 */
export const webAuthn = {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  decodeAttestationObject,
  isoBase64URL,
  parseAuthenticatorData,
};
