import { randomInt } from 'node:crypto';
import { err, ok, type Result } from '../kit/result.ts';
import type { Visit } from '../session/model.ts';
import { hashOfToken } from '../session/service.server.ts';
import { AUTHORIZE_LASTS, CODE_LASTS, CODE_TRIES } from './lifetimes.ts';
import { grant, type PasskeyParts, placeOf } from './parts.server.ts';
import { codeOf, countTry, removeCode, saveCode } from './store.server.ts';

/** Result of typing a code; `verificationToken` is the right to add a key. */
export interface CodeAnswer {
  isVerified: boolean;
  verificationToken: string | null;
  /** The reader of the address has no account yet. */
  needRegistration: boolean;
  isPinExpired: boolean;
  exceededLimits: boolean;
}

/** Why no code is mailed: too many were asked for (`wait` in ms), or no session can be kept for whoever types it. */
export type CodeRefusal = { code: 'wait'; wait: number } | { code: 'insecure' };

export interface Codes {
  /** Mails a code. That the address has no account is not told. */
  sendCode(visit: Visit, email: string, visitor: string): Promise<Result<undefined, CodeRefusal>>;
  verifyCode(visit: Visit, pin: string): Promise<CodeAnswer>;
}

const REFUSED: CodeAnswer = {
  isVerified: false,
  verificationToken: null,
  needRegistration: false,
  isPinExpired: false,
  exceededLimits: false,
};

const hashOf = (place: string, code: string) => hashOfToken(`${place} ${code}`);

export function createCodes({ db, clock, ports, apart }: PasskeyParts): Codes {
  return {
    async sendCode(visit, email, visitor) {
      const wait = await ports.waitForCode(email, visitor);
      if (wait > 0) return err({ code: 'wait', wait });
      const account = await ports.byEmail(email);
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      return db.write(async (tx): Promise<Result<undefined, CodeRefusal>> => {
        const place = await placeOf(tx, visit);
        if (place === undefined) return err({ code: 'insecure' });
        const row = { session_id: place, code_hash: hashOf(place, code), tries: 0, expires_at: clock() + CODE_LASTS };
        await saveCode(tx, { ...row, account: account?.id ?? null });
        await ports.sendCode(tx, email, code);
        return ok(undefined);
      });
    },
    verifyCode: (visit, pin) =>
      db.write(async (tx): Promise<CodeAnswer> => {
        const { place } = visit;
        const kept = place === undefined ? undefined : await codeOf(tx, place);
        if (place === undefined || !kept) return { ...REFUSED, isPinExpired: true };
        if (kept.expires_at <= clock()) return { ...REFUSED, isPinExpired: true };
        if (kept.tries >= CODE_TRIES) return { ...REFUSED, exceededLimits: true };
        if (hashOf(place, pin.trim()) !== kept.code_hash) {
          await countTry(tx, place, kept.tries + 1);
          return { ...REFUSED, exceededLimits: kept.tries + 1 >= CODE_TRIES };
        }
        await removeCode(tx, place);
        if (kept.account === null) return { ...REFUSED, isVerified: true, needRegistration: true };
        await ports.readMailbox(tx, kept.account, visit.customer);
        const expiresAt = clock() + AUTHORIZE_LASTS;
        const session = apart === undefined ? place : null;
        const token = await grant(tx, { kind: 'authorize', account: kept.account, session, expiresAt });
        return { ...REFUSED, isVerified: true, verificationToken: token };
      }),
  };
}
