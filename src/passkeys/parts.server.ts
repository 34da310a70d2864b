import type { Db, Tx } from '../db/database.ts';
import type { Clock } from '../kit/clock.ts';
import type { Visit } from '../session/model.ts';
import { hashOfToken, newToken } from '../session/service.server.ts';
import type { AccountPorts } from './ports.ts';
import { insertGrant } from './store.server.ts';

/** Dependencies that the modules of the service share. */
export interface PasskeyParts {
  db: Db;
  clock: Clock;
  ports: AccountPorts;
  /** Name of the shop in browsers. */
  rpName: string;
  /** The domain that keys are good for. */
  domain: string;
  /** Origins of the shops that may ask, the accounts' own first. */
  origins: readonly string[];
  /** Origin of the service where it is another than the shop's. */
  apart?: string | undefined;
  /** Name for a key about which nothing is known, in the language of the work in hand. */
  unnamed(): string;
}

/**
 * Session that a ceremony belongs to: it ends in the browser in which it began. Undefined when no session can be kept.
 */
export async function placeOf(tx: Tx, visit: Visit): Promise<string | undefined> {
  const session = await visit.remember(tx);
  return visit.customer === undefined ? session : visit.place;
}

/** A right that may be used once, kept as a hash. */
export async function grant(
  tx: Tx,
  right: { kind: 'authorize' | 'login'; account: string; session: string | null; expiresAt: number },
): Promise<string> {
  const token = newToken();
  const { kind, account, session, expiresAt } = right;
  await insertGrant(tx, { token_hash: hashOfToken(token), kind, account, session_id: session, expires_at: expiresAt });
  return token;
}

/** Id of an account inside authenticators, base64url. */
export const handleOf = (account: string): string => Buffer.from(account).toString('base64url');

/** Challenge that a browser's answer names; undefined for anything that is no such answer. */
export function challengeIn(clientDataJson: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString()) as { challenge?: unknown };
    return typeof challenge === 'string' && /^[\w-]{16,128}$/.test(challenge) ? challenge : undefined;
  } catch {
    return undefined;
  }
}
